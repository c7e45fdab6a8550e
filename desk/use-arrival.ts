import { useEffect, useRef } from 'react';
import { useMessages } from './language.tsx';
import type { Place } from './place.ts';

/**
 * Sets the title of a new page, and the focus to its beginning. The title names no visitor, since browsers keep
 * titles and send them to other devices. An opened lead takes the focus itself.
 */
export function useArrival(place: Place): void {
  const messages = useMessages();
  const before = useRef(place);
  const { view, lead } = place;
  const isLead = view === 'leads' && lead !== '';
  const shown = isLead ? messages.lead : messages.views[view];
  useEffect(() => {
    document.title = `${shown} · ${messages.title}`;
  }, [shown, messages.title]);
  useEffect(() => {
    const from = before.current;
    before.current = { ...from, view, lead };
    if (from.view !== view) {
      if (!isLead) document.querySelector<HTMLElement>('main')?.focus();
    } else if (from.lead !== '' && lead === '') focusRow(from.lead);
  }, [view, lead, isLead]);
}

function focusRow(lead: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-lead]')];
  const row = rows.find(({ dataset }) => dataset.lead === lead)?.querySelector<HTMLElement>('button');
  (row ?? document.querySelector<HTMLElement>('main'))?.focus();
}

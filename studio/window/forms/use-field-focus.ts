import { useEffect } from 'react';
import { formatPointer, type Path } from '../../../src/document/path.ts';
import { useStudio, useWindow } from '../state/studio.tsx';

/** Moves the focus to the requested field, or to the first, at every request. */
export function useFieldFocus(panel: { readonly current: HTMLElement | null }): void {
  const { get } = useStudio();
  const asked = useWindow((state) => state.focusField);
  useEffect(() => {
    const form = panel.current;
    if (asked === 0 || !form) return undefined;
    const go = (): boolean => {
      const { field, selection } = get();
      // A form that is being loaded has no fields yet.
      if (!form.querySelector('[role=tabpanel] [data-field], [role=tabpanel] header')) return false;
      const target = controlIn(form, field ?? selection ?? []);
      target?.focus({ preventScroll: true });
      const holder = target?.closest('[data-field]') ?? target;
      holder?.scrollIntoView?.({ block: 'center' });
      return true;
    };
    if (go()) return undefined;
    const loading = new MutationObserver(() => go() && loading.disconnect());
    loading.observe(form, { childList: true, subtree: true });
    return () => loading.disconnect();
  }, [asked, get, panel]);
}

const FOCUSABLE =
  'input:not([type=file]):not([type=color]), textarea, select, [contenteditable=true], button:not([disabled])';

/** The control of a value, or of the nearest thing around it that has one; else the first of the form. */
function controlIn(panel: HTMLElement, path: Path): HTMLElement | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const holder = panel.querySelector(`[data-field="${CSS.escape(formatPointer(path.slice(0, length)))}"]`);
    const found = holder && (own(holder) ?? first(holder));
    if (found) return found;
  }
  const form = panel.querySelector('[role=tabpanel]');
  return form ? first(form) : undefined;
}

/** The element that the label of a field names. */
function own(holder: Element): HTMLElement | undefined {
  const id = `st-field${(holder.getAttribute('data-field') ?? '').replaceAll('/', '-')}`;
  return holder.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? undefined;
}

function first(holder: Element): HTMLElement | undefined {
  const all = [...holder.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return all.find((one) => !one.closest('.st-field-head, .st-group-head, [hidden]')) ?? all[0];
}

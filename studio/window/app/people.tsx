import type { ReactElement } from 'react';
import { isSamePath, parsePointer, valueAt } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Presence } from '../../wire.ts';
import { titleOf } from '../state/nodes.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';
import { windowMessages } from './messages.ts';

/** The other people here and the section that each is editing. This does not lock the section. */
export function People(): ReactElement | null {
  const studio = useStudio();
  const words = windowMessages[studio.language];
  const people = useWindow((state) => state.people).filter(({ window }) => window !== studio.window);
  const selection = useWindow((state) => state.selection);
  if (people.length === 0) return null;
  const section = selection?.slice(0, 2);
  const claim = people.find(
    (one) =>
      one.slug === studio.slug && one.section && section && isSamePath(parsePointer(one.section), section),
  );
  return (
    <div className="st-people-place">
      <ul className="st-people" aria-label={words.here}>
        {people.map((one) => (
          <li key={one.window} title={doing(studio, one)}>
            <span aria-hidden="true">{initialsOf(one.name)}</span>
            <span className="st-hidden">{doing(studio, one)}</span>
          </li>
        ))}
      </ul>
      {claim && (
        <p className="st-claim" role="status">
          {words.claimed(claim.name)}
        </p>
      )}
    </div>
  );
}

function doing({ doc, language, model, slug }: Studio, { name, slug: page, section }: Presence): string {
  const words = windowMessages[language];
  if (page !== slug) return words.elsewhere(name, page);
  const value = section ? valueAt(doc.document, parsePointer(section)) : undefined;
  if (!isRecord(value) || typeof value.type !== 'string') return words.looks(name);
  return words.edits(name, titleOf(model, value.type));
}

function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  return parts
    .slice(0, 2)
    .map((part) => (part[0] ?? '').toUpperCase())
    .join('');
}

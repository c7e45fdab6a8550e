import type { ReactElement } from 'react';
import type { Language } from '../../../src/lib/languages.ts';
import { byKind } from '../components/section-kinds.ts';
import type { Offer } from './gallery-entries.ts';
import { dialogMessages } from './messages.ts';

/** The part of the gallery that is shown, and the screen that its sections are shown for. */
export interface Filters {
  /** A kind of section, `widget`, or empty for everything. */
  readonly kind: string;
  /** Only what needs no picture of the author. */
  readonly needsNoPicture: boolean;
  readonly isPhone: boolean;
}

export const NO_FILTERS: Filters = { kind: '', needsNoPicture: false, isPhone: false };

/** The offers that the filters leave. */
export function filtered(offers: readonly Offer[], { kind, needsNoPicture }: Filters): readonly Offer[] {
  return offers.filter(
    ({ entry }) =>
      (kind === '' || kind === (entry.kind === 'widget' ? 'widget' : (entry.group ?? ''))) &&
      !(needsNoPicture && entry.files.length > 0),
  );
}

/** A kind to choose, a box for what needs no pictures, and the screen of the sections. */
export function GalleryFilters({
  filters,
  onChange,
  offers,
  language,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
  offers: readonly Offer[];
  language: Language;
}): ReactElement {
  const dialogs = dialogMessages[language];
  const kinds = [
    ['', dialogs.allKinds],
    ...byKind(
      offers.filter(({ entry }) => entry.group !== undefined),
      ({ entry }) => entry,
    ).map(({ kind, title, found }) => [kind, `${title} (${found.length})`] as const),
    ['widget', dialogs.widgets],
  ] as const;
  return (
    <div className="st-gallery-filters">
      <fieldset className="st-segments st-bare">
        <legend className="st-hidden">{dialogs.filterKind}</legend>
        {kinds.map(([kind, title]) => (
          <label key={kind}>
            <input
              type="radio"
              name="gallery-kind"
              checked={filters.kind === kind}
              onChange={() => onChange({ ...filters, kind })}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={filters.needsNoPicture}
          onChange={(event) => onChange({ ...filters, needsNoPicture: event.target.checked })}
        />
        {dialogs.needsNoPicture}
      </label>
      <fieldset className="st-segments st-bare">
        <legend className="st-hidden">{dialogs.shownOn}</legend>
        {[false, true].map((isPhone) => (
          <label key={String(isPhone)}>
            <input
              type="radio"
              name="gallery-screen"
              checked={filters.isPhone === isPhone}
              onChange={() => onChange({ ...filters, isPhone })}
            />
            {isPhone ? dialogs.onPhone : dialogs.onDesktop}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

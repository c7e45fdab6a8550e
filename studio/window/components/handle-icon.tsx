import type { ReactElement } from 'react';

const PATHS = {
  around: 'M4 12V6.5A2.5 2.5 0 0 1 6.5 4H12M9 1l3 3-3 3',
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  duplicate: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  remove: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5',
  insert: 'M8 3v10M3 8h10',
  heading: 'M4.5 3v10M11.5 3v10M4.5 8h7',
} as const;

/** The icon of a handle; its button has the label. */
export function HandleIcon({ name }: { name: keyof typeof PATHS }): ReactElement {
  return (
    <svg className="st-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

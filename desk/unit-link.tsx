import type { MouseEvent } from 'react';
import { ALL_UNITS, addressOf } from './place.ts';
import { usePlace, usePlaceStore } from './use-place.tsx';

/** A link to a home in the view of its project. */
export function UnitLink({ project, code }: { project: string; code: string }) {
  const store = usePlaceStore();
  const place = usePlace();
  const there = { view: 'units', units: { ...ALL_UNITS, project, find: code } } as const;
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.go(there);
  };
  return (
    <a className="unit-link" href={addressOf({ ...place, ...there })} onClick={go}>
      {code}
    </a>
  );
}

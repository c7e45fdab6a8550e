import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { useDesk } from './desk-context.tsx';
import type { Filters } from './filters.ts';
import { useMessages } from './language.tsx';

interface StatusTabsProps {
  readonly filters: Filters;
  /** Changes whenever the list has been read again. */
  readonly version: number;
  readonly onChange: (filters: Filters) => void;
}

/** One button per status, with the number of leads in this filter. */
export function StatusTabs({ filters, version, onChange }: StatusTabsProps) {
  const messages = useMessages();
  const { fail } = useDesk();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const isShown = version > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version counts again
  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    api.counts(filters).then((found) => isCurrent && setCounts(found), fail);
    return () => {
      isCurrent = false;
    };
  }, [filters, version, fail, isShown]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [['', messages.all] as const, ...messages.statuses];
  return (
    <fieldset className="tabs">
      <legend className="hidden">{messages.filters.status[0]}</legend>
      {tabs.map(([value, label]) => (
        <button
          key={value}
          type="button"
          data-status={value}
          aria-pressed={filters.status === value}
          onClick={() => onChange({ ...filters, status: value })}
        >
          {label}{' '}
          <span className="count">{messages.countMore(value === '' ? total : (counts[value] ?? 0))}</span>
        </button>
      ))}
    </fieldset>
  );
}

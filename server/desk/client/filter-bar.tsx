import type { Filters, Me } from './api.ts';
import { useMessages } from './language.tsx';

interface FilterBarProps {
  readonly me: Me;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** The lists of projects and sources are reloaded when they are opened. */
  readonly onOpenList: () => void;
}

type Option = readonly [value: string, label: string];

/** Search and the six filters, in one row that scrolls on a phone. */
export function FilterBar({ me, filters, onChange, onOpenList }: FilterBarProps) {
  const messages = useMessages();
  const choose = (name: Exclude<keyof Filters, 'search'>, options: readonly Option[]) => (
    <label className="filter" data-state={filters[name] === '' ? 'any' : 'chosen'}>
      <span className="hidden">{messages.filters[name][0]}</span>
      <select
        value={filters[name]}
        onPointerDown={onOpenList}
        onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
      >
        <option value="">{messages.filters[name][1]}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <search className="filters">
      <label className="search">
        <span className="hidden">{messages.search}</span>
        <input
          type="search"
          placeholder={messages.searchShort}
          value={filters.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
        />
      </label>
      <div className="choices">
        {choose('status', messages.statuses)}
        {choose(
          'project',
          me.projects.map(({ id, name }): Option => [id, name || id]),
        )}
        {choose('type', [
          ['1', 'WhatsApp'],
          ['3', messages.brochure],
        ])}
        {choose('verified', [
          ['1', messages.verified],
          ['0', messages.notVerified],
        ])}
        {choose(
          'source',
          me.sources.map((source): Option => [source, source]),
        )}
        {choose('spam', [['1', messages.setAside]])}
      </div>
    </search>
  );
}

import type { Filters, Me } from './api.ts';
import { useWords } from './language.tsx';

interface FilterBarProps {
  readonly me: Me;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** The lists of projects and sources are read anew when they are opened. */
  readonly onOpenList: () => void;
}

type Option = readonly [value: string, label: string];

/** Search and the six filters, in one row that scrolls on a phone. */
export function FilterBar({ me, filters, onChange, onOpenList }: FilterBarProps) {
  const words = useWords();
  const choose = (name: Exclude<keyof Filters, 'search'>, options: readonly Option[]) => (
    <label className="filter" data-state={filters[name] === '' ? 'any' : 'chosen'}>
      <span className="hidden">{words.filters[name][0]}</span>
      <select
        value={filters[name]}
        onPointerDown={onOpenList}
        onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
      >
        <option value="">{words.filters[name][1]}</option>
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
        <span className="hidden">{words.search}</span>
        <input
          type="search"
          placeholder={words.searchShort}
          value={filters.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
        />
      </label>
      <div className="choices">
        {choose('status', words.statuses)}
        {choose(
          'project',
          me.projects.map(({ id, name }): Option => [id, name || id]),
        )}
        {choose('type', [
          ['1', 'WhatsApp'],
          ['3', words.brochure],
        ])}
        {choose('verified', [
          ['1', words.verified],
          ['0', words.notVerified],
        ])}
        {choose(
          'source',
          me.sources.map((source): Option => [source, source]),
        )}
        {choose('spam', [['1', words.setAside]])}
      </div>
    </search>
  );
}

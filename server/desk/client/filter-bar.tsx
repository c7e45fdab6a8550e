import type { Filters, Me } from './api.ts';
import { STATUS_WORDS } from './words.ts';

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
  const choose = (name: keyof Filters, label: string, any: string, options: readonly Option[]) => (
    <label className="filter" data-state={filters[name] === '' ? 'any' : 'chosen'}>
      <span className="hidden">{label}</span>
      <select
        value={filters[name]}
        onPointerDown={onOpenList}
        onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
      >
        <option value="">{any}</option>
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
        <span className="hidden">Search name, phone, message and notes</span>
        <input
          type="search"
          placeholder="Search name, phone, notes"
          value={filters.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
        />
      </label>
      <div className="choices">
        {choose('status', 'Status', 'Any status', STATUS_WORDS)}
        {choose(
          'project',
          'Project',
          'All projects',
          me.projects.map(({ id, name }): Option => [id, name || id]),
        )}
        {choose('type', 'Type', 'Any type', [
          ['1', 'WhatsApp'],
          ['3', 'Brochure'],
        ])}
        {choose('verified', 'Number', 'Any number', [
          ['1', 'Verified'],
          ['0', 'Not verified'],
        ])}
        {choose(
          'source',
          'Source',
          'Any source',
          me.sources.map((source): Option => [source, source]),
        )}
        {choose('spam', 'Kind', 'Leads', [['1', 'Set aside']])}
      </div>
    </search>
  );
}

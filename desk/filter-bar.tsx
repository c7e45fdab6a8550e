import type { Me } from './api.ts';
import { Button } from './button.tsx';
import { DayField } from './day-field.tsx';
import { type Filters, ME, NO_FILTERS } from './filters.ts';
import { useMessages } from './language.tsx';
import { Options } from './options.tsx';

interface FilterBarProps {
  readonly me: Me;
  readonly filters: Filters;
  /** `isTyping`: the value is being typed, letter by letter. */
  readonly onChange: (filters: Filters, isTyping?: boolean) => void;
  /** The lists of projects and sources are reloaded when they are opened. */
  readonly onOpenList: () => void;
}

export type Option = readonly [value: string, label: string];
type Choice = 'project' | 'source' | 'assigned' | 'type' | 'verified' | 'spam' | 'sort';

/** Search and filters, in one row that scrolls on a phone. */
export function FilterBar({ me, filters, onChange, onOpenList }: FilterBarProps) {
  const messages = useMessages();
  const choose = (name: Choice, options: readonly Option[]) => (
    <label className="filter" data-state={filters[name] === '' ? 'any' : 'chosen'}>
      <span className="hidden">{messages.filters[name][0]}</span>
      <select
        value={filters[name]}
        onPointerDown={onOpenList}
        onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
      >
        <option value="">{messages.filters[name][1]}</option>
        <Options of={withValue(options, filters[name])} />
      </select>
    </label>
  );
  const day = (name: 'from' | 'until') => (
    <DayField
      name={name}
      value={filters[name]}
      onChange={(day) => onChange({ ...filters, [name]: day }, true)}
    />
  );
  const colleagues = [...new Set(me.projects.flatMap(({ people }) => people))].filter(
    (person) => person !== me.person,
  );
  const isNarrowed = Object.entries(filters).some(([name, value]) => name !== 'search' && value !== '');

  return (
    <search className="filters">
      <label className="search">
        <span className="hidden">{messages.search}</span>
        <input
          type="search"
          placeholder={messages.searchShort}
          value={filters.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value }, true)}
        />
      </label>
      <div className="choices">
        {choose(
          'project',
          me.projects.map(({ id, name }): Option => [id, name]),
        )}
        {choose('assigned', [
          [ME, messages.mine],
          ['-', messages.unassigned],
          ...colleagues.map((person): Option => [person, person]),
        ])}
        {choose(
          'source',
          me.sources.map((source): Option => [source, source]),
        )}
        {choose('type', [
          ['1', 'WhatsApp'],
          ['3', messages.brochure],
        ])}
        {choose('verified', [
          ['1', messages.verified],
          ['0', messages.notVerified],
        ])}
        {day('from')}
        {day('until')}
        {choose('sort', messages.sorts)}
        {me.isLead && choose('spam', [['1', messages.setAside]])}
        {isNarrowed && (
          <Button className="clear" onClick={() => onChange({ ...NO_FILTERS, search: filters.search })}>
            {messages.clear}
          </Button>
        )}
      </div>
    </search>
  );
}

/** An address may name what is in no list any more: it filters all the same, so it is shown. */
export function withValue(options: readonly Option[], value: string): readonly Option[] {
  const isListed = value === '' || options.some(([one]) => one === value);
  return isListed ? options : [...options, [value, value]];
}

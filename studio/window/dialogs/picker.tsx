import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';

/** One thing to choose. */
export interface Option {
  readonly key: string;
  readonly name: string;
  readonly content: ReactNode;
  /** Why it cannot be chosen; it is still shown. */
  readonly refusal?: string;
  readonly pick: () => void;
}

export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

/**
 * A search and below it what it finds. Arrows go from the search into the options and on among them, as they lie on the
 * screen; letters go back to the search; Enter chooses, in the search the first one.
 */
export function Picker({
  label,
  groups,
  query,
  onQuery,
  status,
  className = '',
  children,
}: {
  label: string;
  groups: readonly OptionGroup[];
  query: string;
  onQuery: (query: string) => void;
  /** The number of entries, for screen readers; if there are none, visible help. */
  status: string;
  className?: string;
  /** Between the search and what it finds. */
  children?: ReactNode;
}): ReactElement {
  const id = useId();
  const [current, setCurrent] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const all = groups.flatMap(({ options }) => options);
  const active = all.find(({ key }) => key === current) ?? all[0];
  const elements = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const pick = (option: Option | undefined) => {
    if (option && option.refusal === undefined) option.pick();
  };

  const pressInSearch = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown') elements()[0]?.focus();
    else if (event.key === 'Enter') pick(all.find(({ refusal }) => refusal === undefined));
    else return;
    event.preventDefault();
  };
  const pressInList = (event: React.KeyboardEvent) => {
    const now = document.activeElement as HTMLElement;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return pick(all.find(({ key }) => key === now.dataset.key));
    }
    const next = neighbour(elements(), now, event.key);
    if (next !== undefined) {
      event.preventDefault();
      (next ?? search.current)?.focus();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      search.current?.focus();
  };
  return (
    <div className={`st-picker ${className}`}>
      <input
        ref={search}
        type="search"
        data-focus
        className="st-search"
        aria-label={label}
        aria-controls={id}
        placeholder={label}
        // biome-ignore lint/a11y/noAutofocus: a dialog begins where one types
        autoFocus
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={pressInSearch}
      />
      {children}
      <p role="status" className={all.length > 0 ? 'st-hidden' : 'st-picker-none'}>
        {status}
      </p>
      {all.length > 0 && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          className="st-picker-options"
          onKeyDown={pressInList}
        >
          {groups
            .filter(({ options }) => options.length > 0)
            .map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a list
              <div key={group.label} role="group" aria-label={group.label} className="st-option-group">
                <p className="st-option-title" aria-hidden="true">
                  {group.label}
                </p>
                <div role="presentation" className="st-option-grid">
                  {group.options.map((option) => (
                    <button
                      key={option.key}
                      type="button"
                      role="option"
                      aria-selected={option === active}
                      aria-disabled={option.refusal !== undefined}
                      tabIndex={option === active ? 0 : -1}
                      data-key={option.key}
                      className="st-option"
                      onFocus={() => setCurrent(option.key)}
                      onClick={() => pick(option)}
                    >
                      {option.content}
                    </button>
                  ))}
                </div>
              </div>
            ))}
        </div>
      )}
    </div>
  );
}

/** Where an arrow leads from an option; null is the search above them, nothing is no arrow. */
function neighbour(
  options: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | null | undefined {
  const at = options.indexOf(from);
  const last = options.length - 1;
  switch (key) {
    case 'ArrowRight':
      return options[Math.min(last, at + 1)];
    case 'ArrowLeft':
      return options[Math.max(0, at - 1)];
    case 'Home':
      return options[0];
    case 'End':
      return options[last];
    case 'ArrowDown':
      return nearest(options.slice(at + 1), from) ?? from;
    case 'ArrowUp':
      return nearest(options.slice(0, Math.max(0, at)).reverse(), from) ?? null;
    default:
      return undefined;
  }
}

/** The first of the next line that lies under, or over, an option. */
function nearest(options: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const own = from.getBoundingClientRect();
  if (own.width === 0) return options[0];
  const other = options.find((one) => Math.abs(one.getBoundingClientRect().top - own.top) > own.height / 2);
  if (!other) return undefined;
  const line = other.getBoundingClientRect().top;
  const inLine = options.filter((one) => Math.abs(one.getBoundingClientRect().top - line) < 2);
  const far = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().left - own.left);
  return inLine.reduce((best, one) => (far(one) < far(best) ? one : best), other);
}

/** True if every word of a search begins a word of a text. */
export function fits(text: string, query: string): boolean {
  const words = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** True if a text begins with what was typed, whatever its case and accents. */
export function begins(text: string, query: string): boolean {
  return plain(text).startsWith(plain(query));
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

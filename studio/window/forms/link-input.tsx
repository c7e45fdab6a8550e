import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { type Studio, useStudio } from '../state/studio.tsx';
import { type LinkTarget, linkTargets } from './link-targets.ts';

interface LinkInputProps {
  readonly aria: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly type: (text: string) => void;
  /** Takes an entry of the list. */
  readonly choose: (value: string) => void;
}

/** A combobox by the ARIA practices: the list opens on typing and on ArrowDown, Enter takes the marked entry. */
export function LinkInput({ aria, label, value, placeholder, type, choose }: LinkInputProps): ReactElement {
  const studio = useStudio();
  const [marked, setMarked] = useState(-1);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened !== undefined;
  const targets = targetsFor(studio, value, opened);
  const take = (target: LinkTarget | undefined) => {
    if (!target) return;
    choose(target.value);
    setOpened(undefined);
    setMarked(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (targets.length === 0) setOpened('asked');
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((marked + by + Math.max(1, targets.length)) % Math.max(1, targets.length));
    } else if (event.key === 'Enter' && isOpen && marked >= 0) {
      event.preventDefault();
      take(targets[marked]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpened(undefined);
    }
  };
  const isShown = isOpen && targets.length > 0;
  return (
    <span className="st-combobox">
      <input
        {...aria}
        type="text"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${aria.id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && marked >= 0 ? `${aria.id}-${marked}` : undefined}
        autoComplete="off"
        spellCheck={false}
        className="st-input"
        value={value}
        placeholder={placeholder}
        onChange={(event) => {
          type(event.target.value);
          setOpened('typed');
          setMarked(-1);
        }}
        onMouseDown={() => setOpened('asked')}
        onBlur={() => setOpened(undefined)}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${aria.id}-list`} aria-label={label} hidden={!isShown} className="st-options">
        {targets.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox, which keeps the focus
          <div
            key={target.value}
            id={`${aria.id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(target)}
          >
            <span>{target.label}</span>
            <span className="st-quiet">{target.value}</span>
          </div>
        ))}
      </div>
    </span>
  );
}

/** The cause of opening the list: typing filters it; a press or an arrow key shows all entries. */
type Opened = 'typed' | 'asked';

function targetsFor(studio: Studio, value: string, opened: Opened | undefined): readonly LinkTarget[] {
  if (!opened) return [];
  if (opened === 'asked') return linkTargets(studio, isAddress(value) ? '' : value);
  const targets = linkTargets(studio, value);
  // A whole address needs no list, which would lie over what comes next in the form.
  return targets.some((target) => target.value === value) ? [] : targets;
}

function isAddress(value: string): boolean {
  return /^(?:#|https?:|tel:|mailto:|\/|\.)/.test(value);
}

import { type ReactElement, useId, useRef } from 'react';
import type { GridPlace } from './rows.ts';

/** A cell while it is edited. Enter and Tab save and go on, Escape takes the edit back, and so does nothing else. */
export function UnitCellInput({
  text,
  label,
  options,
  onFinish,
}: {
  text: string;
  label: string;
  options: readonly string[];
  /** @param value undefined where the edit is taken back; `by`: the cell that follows */
  onFinish: (value: string | undefined, by: Partial<GridPlace> | undefined) => void;
}): ReactElement {
  const id = useId();
  const isOver = useRef(false);
  const finish = (value: string | undefined, by?: Partial<GridPlace>) => {
    if (isOver.current) return;
    isOver.current = true;
    onFinish(value, by);
  };
  return (
    <>
      <input
        className="st-unit-input"
        aria-label={label}
        defaultValue={text}
        maxLength={500}
        autoComplete="off"
        list={options.length > 0 ? id : undefined}
        // biome-ignore lint/a11y/noAutofocus: the edit begins here
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onBlur={({ target }) => finish(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          const { value } = event.currentTarget;
          const step = event.shiftKey ? -1 : 1;
          if (event.key === 'Escape') finish(undefined, {});
          else if (event.key === 'Enter') finish(value, { at: step });
          else if (event.key === 'Tab') finish(value, { column: step });
          else return;
          event.preventDefault();
        }}
      />
      {options.length > 0 && (
        <datalist id={id}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  );
}

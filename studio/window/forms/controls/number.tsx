import { type KeyboardEvent, type ReactElement, useState } from 'react';
import type { Path } from '../../../../src/document/path.ts';
import type { Schema } from '../../../../src/document/schema.ts';
import { useStudio } from '../../state/studio.tsx';
import { clearValue, writeValue } from '../../state/write.ts';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { useDefault, useValue } from '../values.ts';

/** A number, with its unit and its bounds. */
export function NumberControl(props: ControlProps): ReactElement {
  const fallback = useDefault(props.path, props.schema);
  return <NumberInput {...props} fallback={fallback} aria={ariaOf(props)} />;
}

/** The input alone. What is no number, or out of bounds, is not written; on leaving, the nearest bound is. */
export function NumberInput({
  path,
  schema,
  isRequired,
  fallback,
  aria,
}: {
  path: Path;
  schema: Schema;
  isRequired: boolean;
  fallback: unknown;
  aria: Readonly<Record<string, unknown>>;
}): ReactElement {
  const studio = useStudio();
  const value = useValue(path);
  const [draft, setDraft] = useState<string>();
  const shown = typeof value === 'number' ? String(value) : '';
  const number = (text: string) => Number(text.replace(',', '.'));
  const type = (text: string) => {
    setDraft(text);
    if (text.trim() === '' && !isRequired) clearValue(studio, path, { isTyping: true });
    else if (text.trim() !== '' && isAllowed(schema, number(text)))
      writeValue(studio, path, number(text), { isTyping: true });
  };
  const leave = () => {
    const wanted = draft?.trim() ? number(draft) : Number.NaN;
    setDraft(undefined);
    if (Number.isNaN(wanted) || isAllowed(schema, wanted)) return;
    const nearest = nearestOf(schema, wanted);
    writeValue(studio, path, nearest);
    studio.announce(formMessages[studio.language].bounded(nearest));
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') leave();
    const by = STEPS[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    const from = typeof value === 'number' ? value : Number(fallback ?? schema.minimum ?? 0);
    const next = nearestOf(schema, from + by * (event.shiftKey ? 10 : 1));
    setDraft(undefined);
    writeValue(studio, path, next, { isTyping: true });
  };
  const unit = schema.kavling?.unit;
  return (
    <span className="st-number">
      <input
        {...aria}
        type="text"
        inputMode="decimal"
        role="spinbutton"
        aria-valuenow={typeof value === 'number' ? value : undefined}
        aria-valuemin={schema.minimum}
        aria-valuemax={schema.maximum}
        autoComplete="off"
        className="st-input"
        value={draft ?? shown}
        placeholder={typeof fallback === 'number' ? String(fallback) : ''}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={step}
      />
      {unit && <span className="st-unit">{formMessages[studio.language].units[unit]}</span>}
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function isAllowed(schema: Schema, value: number): boolean {
  return Number.isFinite(value) && nearestOf(schema, value) === value;
}

function nearestOf({ type, minimum = -Infinity, maximum = Infinity }: Schema, value: number): number {
  const whole = type === 'integer' ? Math.round(value) : value;
  return Math.min(maximum, Math.max(minimum, whole));
}

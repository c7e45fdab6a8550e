import type { PointerEvent } from 'react';
import { useMessages } from './language.tsx';
import './day-field.css';

interface DayFieldProps {
  readonly name: 'from' | 'until';
  /** `2026-11-22`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/**
 * A day, written in the reader's language. Browsers write date fields in their own; the field itself is only visible
 * while it is being typed in.
 */
export function DayField({ name, value, onChange }: DayFieldProps) {
  const messages = useMessages();
  return (
    <label className="filter day" data-state={value === '' ? 'any' : 'chosen'}>
      <span>{messages[name]}</span>
      <span className="day-shown" aria-hidden="true">
        {messages.dayName(value)}
      </span>
      <input
        type="date"
        value={value}
        onPointerDown={openPicker}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** A press opens the calendar, wherever the browser can; typing is for the keyboard. */
function openPicker(event: PointerEvent<HTMLInputElement>): void {
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
  event.currentTarget.showPicker();
}

import type { ReactElement } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { clearValue, writeValue } from '../../state/write.ts';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { useDefault, useText, useValue } from '../values.ts';
import { optionsOf } from './choice.tsx';

/** A day of the calendar. */
export function DayControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  return (
    <input
      {...ariaOf(props)}
      type="date"
      // Years have four digits: what is typed next belongs to the next part.
      max="9999-12-31"
      className="st-input"
      value={useText(props.path)}
      onChange={({ target }) =>
        target.value === ''
          ? clearValue(studio, props.path, { isTyping: true })
          : writeValue(studio, props.path, target.value, { isTyping: true })
      }
    />
  );
}

/** A day and a time, by the clock of the zone beside it. */
export function DeadlineControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { path } = props;
  const holder = path.slice(0, -1);
  const zonePath = [...holder, 'zone'];
  const zone = studio.model.inside(studio.model.schemaAt(studio.doc.document, holder), 'zone');
  const chosen = useValue(zonePath);
  const fallback = useDefault(zonePath, zone);
  return (
    <span className="st-deadline">
      <input
        {...ariaOf(props)}
        type="datetime-local"
        max="9999-12-31T23:59"
        className="st-input"
        value={useText(path)}
        onChange={({ target }) => {
          if (target.value !== '') writeValue(studio, path, target.value.slice(0, 16), { isTyping: true });
        }}
      />
      {zone.enum && (
        <select
          className="st-input"
          aria-label={zone.description}
          data-default={chosen === undefined || undefined}
          value={String(chosen ?? fallback ?? '')}
          onChange={(event) => writeValue(studio, zonePath, event.target.value)}
        >
          {optionsOf(zone).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}

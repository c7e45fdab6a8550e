import { type ReactElement, useState } from 'react';
import { icons } from '../../../../src/renderer/icons.ts';
import { useStudio } from '../../state/studio.tsx';
import { writeValue } from '../../state/write.ts';
import { ariaOfGroup, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { useDefault, useValue } from '../values.ts';
import { type Option, optionsOf } from './choice.tsx';

/** An icon, chosen from drawings of all of them. */
export function IconControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { path, schema, id, label } = props;
  const value = useValue(path);
  const fallback = useDefault(path, schema);
  const [isOpen, setOpen] = useState(false);
  const options = optionsOf(schema);
  const shown = options.find((option) => option.value === (value ?? fallback));
  const messages = formMessages[studio.language];
  return (
    <div {...ariaOfGroup(props)}>
      <button
        type="button"
        id={id}
        className="st-input st-icon-choice"
        aria-expanded={isOpen}
        aria-label={`${label}: ${shown?.label ?? messages.unset}`}
        data-default={value === undefined || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {shown && <IconDrawing name={String(shown.value)} />}
        {shown?.label ?? messages.unset}
      </button>
      {isOpen && (
        <IconGrid
          props={props}
          options={options}
          value={value}
          choose={(option) => writeValue(studio, path, option.value)}
        />
      )}
    </div>
  );
}

function IconGrid({
  props,
  options,
  value,
  choose,
}: {
  props: ControlProps;
  options: readonly Option[];
  value: unknown;
  choose: (option: Option) => void;
}): ReactElement {
  return (
    <div className="st-icons">
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            name={`${props.id}-icon`}
            checked={value === option.value}
            onChange={() => choose(option)}
          />
          <IconDrawing name={String(option.value)} />
          <span className="st-hidden">{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** A drawing by its name. What the site itself brings is shown by its name: its drawing is only in the page. */
function IconDrawing({ name }: { name: string }): ReactElement {
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (!icon) return <span className="st-icon-name">{name}</span>;
  return (
    <svg className="st-field-icon" viewBox="0 0 24 24" aria-hidden="true" data-fill={icon.fill || undefined}>
      <path d={icon.d} />
    </svg>
  );
}

import type { ReactElement } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { clearValue, writeValue } from '../../state/write.ts';
import { ariaOfGroup, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { useJson } from '../values.ts';
import { optionsOf } from './choice.tsx';
import { isScreen, ScreenIcon } from './screen-icon.tsx';

/** Any of a few: kinds of screens. While nothing is written they stand as the default says. */
export function ChecksControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { path, schema, isRequired } = props;
  const json = useJson(path);
  const fallback = Array.isArray(schema.default) ? schema.default : [];
  const written: unknown = json === '' ? undefined : JSON.parse(json);
  const chosen: readonly unknown[] = Array.isArray(written) ? written : fallback;
  const options = optionsOf(studio.model.resolve(schema.items));
  const toggle = (value: unknown, isOn: boolean) => {
    const next = options
      .map((one) => one.value)
      .filter((one) => (one === value ? isOn : chosen.includes(one)));
    if (next.length === 0 && fallback.length === 0 && !isRequired) clearValue(studio, path);
    else writeValue(studio, path, next);
  };
  return (
    <div {...ariaOfGroup(props)} className="st-segments" data-default={written === undefined || undefined}>
      {options.map(({ value, label }, index) => (
        <label key={value} title={label}>
          <input
            type="checkbox"
            id={index === 0 ? props.id : undefined}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
          {isScreen(value) ? (
            <>
              <ScreenIcon screen={value} />
              {formMessages[studio.language].screens[value]}
            </>
          ) : (
            label
          )}
        </label>
      ))}
    </div>
  );
}

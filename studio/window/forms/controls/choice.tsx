import type { ReactElement, ReactNode } from 'react';
import type { Schema } from '../../../../src/document/schema.ts';
import type { ColorRole } from '../../../../src/renderer/site-design.ts';
import { useStudio } from '../../state/studio.tsx';
import { clearValue, writeValue } from '../../state/write.ts';
import { ariaOf, ariaOfGroup, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { usePalette } from '../palette.ts';
import { useDefault, useValue } from '../values.ts';

export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Returns the options of a schema, with its descriptions as labels where it has them. */
export function optionsOf({ enum: values = [], enumDescriptions = [] }: Schema): Option[] {
  return values.map((value, index) => ({
    value,
    label: (enumDescriptions[index] ?? String(value)).replace(/\.$/, ''),
  }));
}

/** One of several: as segments where the words are short, as swatches where they are colours, else as a list. */
export function ChoiceControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const value = useValue(props.path);
  const fallback = useDefault(props.path, props.schema);
  const options = optionsOf(props.schema);
  const choose = (chosen: string | number | undefined) =>
    chosen === undefined ? clearValue(studio, props.path) : writeValue(studio, props.path, chosen);
  const View = areColors(options) ? Swatches : areShort(options) ? Segments : Select;
  return <View props={props} options={options} value={value} fallback={fallback} choose={choose} />;
}

interface ViewProps {
  readonly props: ControlProps;
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly fallback: unknown;
  readonly choose: (value: string | number | undefined) => void;
}

const ROLES: readonly string[] = ['paper', 'surface', 'tint', 'brand', 'accent', 'dark'];

function areColors(options: readonly Option[]): boolean {
  return options.length > 1 && options.every(({ value }) => ROLES.includes(String(value)));
}

/** True if the labels of all options fit in a row of the form: about 6.4 pixels per letter, and 18 around each label. */
function areShort(options: readonly Option[]): boolean {
  const width = options.reduce((sum, { label }) => sum + label.length * 6.4 + 18, 0);
  return options.length <= 5 && width <= 296;
}

/** One radio button of a group, inside its label. */
function Radio(view: ViewProps & { index: number; title?: string; children: ReactNode }): ReactElement {
  const { props, options, value, fallback, choose, index, title, children } = view;
  const own = options[index]?.value;
  return (
    <label title={title} data-default={(value === undefined && own === fallback) || undefined}>
      <input
        type="radio"
        name={props.id}
        id={index === 0 ? props.id : undefined}
        checked={value === own}
        onChange={() => choose(own)}
      />
      {children}
    </label>
  );
}

function Segments(view: ViewProps): ReactElement {
  return (
    <div {...ariaOfGroup(view.props)} className="st-segments">
      {view.options.map((option, index) => (
        <Radio key={option.value} {...view} index={index}>
          {option.label}
        </Radio>
      ))}
    </div>
  );
}

function Swatches(view: ViewProps): ReactElement {
  const palette = usePalette();
  const shown = view.options.find((option) => option.value === (view.value ?? view.fallback));
  return (
    <div {...ariaOfGroup(view.props)} className="st-swatches">
      {view.options.map((option, index) => (
        <Radio key={option.value} {...view} index={index} title={option.label}>
          <i style={{ background: palette[option.value as ColorRole] }} />
          <span className="st-hidden">{option.label}</span>
        </Radio>
      ))}
      <span className="st-quiet" aria-hidden="true">
        {shown?.label ?? ''}
      </span>
    </div>
  );
}

function Select({ props, options, value, fallback, choose }: ViewProps): ReactElement {
  const messages = formMessages[useStudio().language];
  const index = options.findIndex((option) => option.value === value);
  const isUnknown = value !== undefined && index < 0;
  const own = options.find((option) => option.value === fallback);
  return (
    <select
      {...ariaOf(props)}
      aria-labelledby={`${props.id}-label`}
      className="st-input"
      data-default={value === undefined || undefined}
      value={value === undefined ? '' : isUnknown ? 'unknown' : String(index)}
      onChange={(event) =>
        choose(options[event.target.value === '' ? -1 : Number(event.target.value)]?.value)
      }
    >
      {(!props.isRequired || value === undefined) && (
        <option value="">{own ? messages.defaultIs(own.label) : messages.unset}</option>
      )}
      {isUnknown && <option value="unknown">{String(value)}</option>}
      {options.map((option, at) => (
        <option key={option.value} value={at}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

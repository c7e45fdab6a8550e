import type { ReactElement, ReactNode } from 'react';
import type { Copy, UnitFinder } from '../../generated/view.types.ts';
import { statusCopy, type Unit, type UnitStatus } from '../../lib/units.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { titleCopy } from './columns.ts';
import { type Choices, choiceNames, type NumberName, placeOf } from './lists.ts';
import css from './unit-finder.module.css';

type FilterName = UnitFinder['filters'][number];

interface Props {
  readonly filters: readonly FilterName[];
  readonly units: readonly Unit[];
  readonly choices: Choices;
}

/** The names of the choices in the address. */
const choiceParams = {
  type: 'tipe',
  status: 'status',
  phase: 'tahap',
  cluster: 'klaster',
  facing: 'hadap',
} as const;

interface Bound {
  readonly param: string;
  readonly title: keyof Copy;
  readonly kind: 'from' | 'to';
}

const bounds: Readonly<Record<NumberName, readonly Bound[]>> = {
  price: [
    { param: 'harga_min', title: 'finderPriceFrom', kind: 'from' },
    { param: 'harga_maks', title: 'finderPriceTo', kind: 'to' },
  ],
  land: [{ param: 'lt', title: 'finderLandFrom', kind: 'from' }],
  floor: [{ param: 'lb', title: 'finderFloorFrom', kind: 'from' }],
};

const scales: Readonly<Record<NumberName, number>> = { price: 1e6, land: 1, floor: 1 };

/** The filters that narrow the list: a control each, plain parts of a form. */
export function Filters({ filters, units, choices }: Props): ReactElement {
  return (
    <>
      {filters.map((name) => {
        if (name === 'type') return <TypeFilter key={name} types={choices.type} />;
        if (isChoice(name)) return <ChoiceFilter key={name} name={name} values={choices[name]} />;
        return <NumberFilter key={name} name={name} values={units.flatMap((unit) => unit[name] ?? [])} />;
      })}
    </>
  );
}

const isChoice = (name: FilterName): name is Exclude<FilterName, NumberName | 'type'> =>
  choiceNames.some((choice) => choice === name);

function TypeFilter({ types }: { types: readonly string[] }): ReactNode {
  const { copy } = usePage();
  if (types.length < 2) return null;
  return (
    <fieldset className={css.types} data-at={placeOf('type')}>
      <legend>{copy.unitType}</legend>
      {types.map((type) => (
        <label key={type}>
          <input type="checkbox" name={choiceParams.type} value={type} />
          {type}
        </label>
      ))}
    </fieldset>
  );
}

function ChoiceFilter(props: {
  name: Exclude<FilterName, NumberName | 'type'>;
  values: readonly string[];
}): ReactNode {
  const { copy } = usePage();
  const { name, values } = props;
  if (values.length < 2) return null;
  const shown = (value: string) => (name === 'status' ? copy[statusCopy[value as UnitStatus]] : value);
  return (
    <label className={css.control}>
      {copy[titleCopy[name]]}
      <select name={choiceParams[name]} data-at={placeOf(name)}>
        <option value="">{copy.finderAny}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {shown(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function NumberFilter({ name, values }: { name: NumberName; values: readonly number[] }): ReactNode {
  const { copy } = usePage();
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (values.length === 0 || least === most) return null;
  const scale = scales[name];
  return bounds[name].map(({ param, title, kind }) => (
    <label key={param} className={css.control}>
      {copy[title]}
      <input
        type="number"
        name={param}
        min={0}
        step="any"
        inputMode="decimal"
        placeholder={String((kind === 'from' ? least : most) / scale)}
        data-at={placeOf(name)}
        data-scale={scale}
        data-bound={kind}
      />
    </label>
  ));
}

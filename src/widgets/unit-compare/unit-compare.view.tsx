import type { ReactElement } from 'react';
import type { UnitCompare } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { useFollowing } from '../../renderer/parts/following.tsx';
import { unitAsk } from '../../renderer/parts/unit-ask.ts';
import { useLanguage, useUnits, useUnitsFile } from '../../renderer/render-context.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import { type FactRow, homesOf, rowsOf, type Subject, typesOf } from './subjects.ts';
import css from './unit-compare.module.css';

/** Types, or homes, side by side: all types without script, and with it the three that a visitor chooses. */
export function UnitCompareView(props: ViewProps<UnitCompare>): ReactElement {
  const { copy } = usePage();
  const lang = useLanguage();
  const { units } = useUnits();
  const following = useFollowing();
  if (units.length === 0)
    return (
      <p id={props.id} className={css.root}>
        {copy.unitsNone}
      </p>
    );
  const rows = rowsOf(props.facts, units, copy);
  const types = typesOf(units, rows, copy, lang);
  const homes = props.homes ? homesOf(units, rows, copy, lang) : [];
  return (
    <div id={props.id} className={css.root} {...following}>
      <form className={css.form} method="get" autoComplete="off" aria-label={props.name}>
        <label className={css.control}>
          <span data-text={copy.compareChoice}>{copy.compareChoice.replace('{{number}}', '1')}</span>
          <select name="banding">
            <option value="">{copy.compareNothing}</option>
            <Choices subjects={types} />
            {types.map(({ name }) => {
              const ofType = homes.filter(({ type }) => type === name);
              return (
                ofType.length > 0 && (
                  <optgroup key={name} label={name}>
                    <Choices subjects={ofType} />
                  </optgroup>
                )
              );
            })}
          </select>
        </label>
      </form>
      <Comparison name={props.name} rows={rows} types={types} />
      {props.button && <Ask label={props.button} types={types} />}
    </div>
  );
}

function Choices({ subjects }: { subjects: readonly Subject[] }): ReactElement {
  return (
    <>
      {subjects.map(({ name, values }) => (
        <option key={name} value={name} data-values={values.join('|')}>
          {name}
        </option>
      ))}
    </>
  );
}

function Comparison(props: {
  name: string;
  rows: readonly FactRow[];
  types: readonly Subject[];
}): ReactElement {
  const { copy } = usePage();
  const isFollowing = useUnitsFile() !== undefined;
  const { name, rows, types } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={name} tabIndex={0}>
      <table className={css.table} data-same={copy.compareSame} data-differs={copy.compareDiffers}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <td />
            {types.map((type) => (
              <th key={type.name} scope="col">
                {type.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const values = types.map((type) => type.values[at] ?? '');
            const isSame = new Set(values).size === 1;
            return (
              <tr
                key={row.name}
                data-fact={isFollowing ? row.name : undefined}
                data-state={isSame ? 'same' : 'differs'}
              >
                <th scope="row">
                  {row.title}
                  {types.length > 1 && (
                    <span className={css.mark}>{isSame ? copy.compareSame : copy.compareDiffers}</span>
                  )}
                </th>
                {values.map((value, index) => (
                  <td key={types[index]?.name}>{value || '–'}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The link whose message has the names; its script puts the chosen ones in the place of those of all types. */
function Ask({ label, types }: { label: string; types: readonly Subject[] }): ReactElement {
  const page = usePage();
  const lang = useLanguage();
  const { compareAbout } = page.copy;
  const linkAbout = (names: string) =>
    unitAsk({ type: '', code: compareAbout.replace('{{names}}', names), status: 'available' }, page, lang);
  const names = types.map(({ name }) => name).join(', ');
  return (
    <Anchor
      className="button"
      {...linkAbout(names)}
      data-title={label}
      data-prompt={names}
      data-template={linkAbout('NAMES').href}
      data-about={compareAbout}
    >
      {label}
    </Anchor>
  );
}

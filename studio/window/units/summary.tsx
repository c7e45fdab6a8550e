import type { ReactElement } from 'react';
import { shortRupiah } from '../../../src/lib/rupiah.ts';
import { figuresOf, foldName, type Unit, unitStatuses } from '../../../src/lib/units.ts';
import { useStudio } from '../state/studio.tsx';
import { unitMessages } from './messages.ts';

/** The homes by type and status, and the prices of those that can be bought. */
export function UnitSummary({ units }: { units: readonly Unit[] }): ReactElement | null {
  const { language } = useStudio();
  const words = unitMessages[language];
  if (units.length === 0) return null;
  const all = figuresOf(units);
  const statuses = unitStatuses.filter((status) => all.counts[status] > 0);
  const types = [...new Map(units.map(({ type }) => [foldName(type), type])).values()];
  const row = (name: string, homes: readonly Unit[]) => {
    const { counts, ...range } = figuresOf(homes);
    return (
      <tr key={name}>
        <th scope="row">{name}</th>
        {statuses.map((status) => (
          <td key={status}>{counts[status]}</td>
        ))}
        <td>{priceRange(range, language)}</td>
      </tr>
    );
  };
  const line = [
    ...statuses.map((status) => `${words.statuses[status]} ${all.counts[status]}`),
    priceRange(all, language),
  ];
  return (
    <details className="st-unit-summary">
      <summary>{line.filter(Boolean).join(' · ')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.type}</th>
            {statuses.map((status) => (
              <th key={status} scope="col">
                {words.statuses[status]}
              </th>
            ))}
            <th scope="col">{words.prices}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) =>
            row(
              type,
              units.filter((unit) => foldName(unit.type) === foldName(type)),
            ),
          )}
          {types.length > 1 && row(words.all, units)}
        </tbody>
      </table>
    </details>
  );
}

function priceRange(
  range: { readonly lowest?: number; readonly highest?: number },
  language: string,
): string {
  const ends = [...new Set([range.lowest, range.highest])];
  return ends.flatMap((price) => (price === undefined ? [] : [shortRupiah(price, language)])).join(' – ');
}

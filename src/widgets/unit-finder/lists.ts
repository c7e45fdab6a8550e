import type { Unit } from '../../lib/units.ts';

/** The facts of homes that filters offer as choices, in the order of the choices in a row's numbers. */
export const choiceNames = ['type', 'status', 'phase', 'cluster', 'facing'] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** The facts that filters compare, in the order of a row's numbers, which the choices follow. */
const numberNames = ['price', 'land', 'floor'] as const;
export type NumberName = (typeof numberNames)[number];

/** The different values of each choice, in the order of the list. */
export type Choices = Readonly<Record<ChoiceName, readonly string[]>>;

export function choicesOf(units: readonly Unit[]): Choices {
  const distinct = (name: ChoiceName) => [...new Set(units.flatMap((unit) => unit[name] || []))];
  return Object.fromEntries(choiceNames.map((name) => [name, distinct(name)])) as unknown as Choices;
}

/** The place of a fact in a row's numbers. */
export const placeOf = (name: NumberName | ChoiceName): number =>
  [...numberNames, ...choiceNames].indexOf(name as never);

/** The numbers of a row, which its script reads: `890000000,72,60,1,0,0,,1`. A choice is its place in the list. */
export function numbersOf(unit: Unit, choices: Choices): string {
  const numbers = numberNames.map((name) => unit[name] ?? '');
  const chosen = choiceNames.map((name) => {
    const value = unit[name];
    return value ? choices[name].indexOf(value) : '';
  });
  return [...numbers, ...chosen].join();
}

import type { ListCode } from '../codes.ts';
import type { DiagnosticMessages, FindingText, Params } from './messages.ts';

const didYouMean = (p: Params, otherwise: string) =>
  p.suggestion ? `Did you mean "${p.suggestion}"?` : otherwise;

/** By the faults of a whole list. */
const LIST_FAULTS: Readonly<Record<string, (p: Params) => FindingText>> = {
  missing: (p) => ({
    message: `There is no list of homes "${p.name}" next to page.json.`,
    fix: p.suggestion
      ? `The folder has: ${p.suggestion}.`
      : 'Save the list there as units.csv or units.xlsx.',
  }),
  empty: (p) => ({ message: `The list ${p.name} is empty.`, fix: 'Save it again with its rows.' }),
  large: (p) => ({
    message: `The list ${p.name} is larger than 2 MB.`,
    fix: 'Remove images and other sheets from it.',
  }),
  'no-sheet': (p) => ({
    message: `${p.name} has no sheet called "${p.value}".`,
    fix: `Its sheets are: ${p.suggestion}. Write one of them in "sheet".`,
  }),
  kind: (p) => ({
    message: `${p.name} is neither CSV nor Excel (.xlsx).`,
    fix: 'Save it as .xlsx or CSV. An old .xls file has to be saved again.',
  }),
  'no-columns': (p) => ({
    message: `The list ${p.name} has no column for: ${p.column}. Its columns are: ${p.value || 'none'}.`,
    fix: p.suggestion
      ? `Write in "columns" which column it is, for example "${p.suggestion}".`
      : 'Write the titles of your columns in "columns". The titles are in one row above the homes.',
  }),
  'no-homes': (p) => ({
    message: `The list ${p.name} has titles but no homes.`,
    fix: 'Add a row for each home.',
  }),
  many: (p) => ({
    message: `The list ${p.name} has more than ${p.value} homes.`,
    fix: 'Divide it between several pages.',
  }),
  show: (p) => ({
    message: `The list ${p.name} has no column "${p.value}" to show.`,
    fix: didYouMean(p, 'Write the title as it is in the list, or remove it from "show".'),
  }),
  unreachable: (p) => ({
    message: `The published list at ${p.name} cannot be reached${p.value ? `: ${p.value}` : ''}.`,
    fix: 'Open the address in a private window. It must show the sheet without signing in, and end in output=csv.',
  }),
};

const shapeWithoutHome = (p: Params): FindingText => ({
  message: `The plan has a shape for "${p.code}", which is not in ${p.name}.`,
  fix: didYouMean(p, 'Correct the code, or remove the shape.'),
});

/** By the faults of a cell. */
const CELL_FAULTS: Readonly<Record<string, (p: Params) => FindingText>> = {
  repeated: (p) => ({
    message: `the code "${p.value}" is also in row ${p.suggestion}`,
    fix: 'Give each home its own code.',
  }),
  status: (p) => ({
    message: p.value ? `"${p.value}" is no known status` : 'the status is missing',
    fix: didYouMean(p, 'Write tersedia, ditahan, dipesan or terjual, or add your word to "statuses".'),
  }),
  price: (p) => ({
    message: `"${p.value}" is no price of a home in rupiah`,
    fix: didYouMean(p, 'Write it as 890000000, "Rp 890.000.000", "890 jt" or "1,28 M".'),
  }),
  area: (p) => ({
    message: `"${p.value}" is no area in m²`,
    fix: didYouMean(p, 'Write a number, such as 72.'),
  }),
  corner: (p) => ({ message: `"${p.value}" is neither yes nor no`, fix: 'Write ya or tidak.' }),
  moment: (p) => ({
    message: `"${p.value}" is no day`,
    fix: didYouMean(p, 'Write it as 2026-11-12 17:00 or 12-Nov-2026.'),
  }),
  code: (p) => ({
    message: p.value ? `"${p.value}" is no code of a home` : 'the code is missing',
    fix: /^\d{4}-\d\d-\d\d$/.test(p.value ?? '')
      ? 'The spreadsheet has turned the code into a date. Format the column as text, and write the code again.'
      : 'Write the code of the home, such as A-12.',
  }),
  type: (p) => ({
    message: 'the type is missing',
    fix: didYouMean(p, 'Write the name of the unit type, such as Tipe 60.'),
  }),
};

const cellFault = (p: Params): FindingText => {
  const { message, fix } = CELL_FAULTS[p.fault ?? '']?.(p) ?? {
    message: `"${p.value}" cannot be shown`,
    fix: didYouMean(p, 'Write it without formulas and the characters < and >, in at most 120 letters.'),
  };
  return { message: `${p.name}, row ${p.row}, column "${p.column}" (${p.cell}): ${message}.`, fix };
};

const DIFFERENCES: Readonly<Record<string, (p: Params) => FindingText>> = {
  home: (p) => ({
    message: `${p.count} homes of ${p.name} have no shape on the plan: ${p.codes}.`,
    fix: 'Draw their shapes. Until then they are only in the list next to the plan.',
  }),
  tower: (p) => ({
    message: `${p.count} homes of ${p.name} have no place in the tower: ${p.codes}.`,
    fix: 'Write codes such as 12-03, each once, or name the columns that have the floor and the stack in "floors" and "stacks", and in "show" of project.units. Until then these homes are only in the list below.',
  }),
};

/** English: the list of homes. */
export const englishList: Pick<DiagnosticMessages['findings'], ListCode> = {
  KV420: (p) =>
    LIST_FAULTS[p.fault ?? '']?.(p) ?? {
      message: `The list ${p.name} is damaged.`,
      fix: 'Open it in your spreadsheet program, and save it again as .xlsx or CSV.',
    },
  KV421: cellFault,
  KV422: (p) => ({
    message: `${p.count} available homes have no price in ${p.name}: ${p.codes}.`,
    fix: 'Add their prices. Until then the page says that the price is on request.',
  }),
  KV423: (p) => ({
    message: `The list ${p.name} was last changed ${p.days} days ago.`,
    fix: 'Ask the sales team for a new one. "maxAge" sets after how many days this warning appears.',
  }),
  KV424: (p) => ({
    message: `No home in ${p.name} is ${p.kind === 'phase' ? 'in the phase' : 'of the type'} "${p.type}".`,
    fix: p.suggestion
      ? `Did you mean "${p.suggestion}"?`
      : `The ${p.kind === 'phase' ? 'phases' : 'types'} of the list are: ${p.types || '–'}.`,
  }),
  KV425: (p) => ({
    message: `"${p.found}" contradicts the list ${p.name}: it is ${p.right}.`,
    fix: `Write ${p.token} instead. The page then always shows the figure of the list.`,
  }),
  KV426: (p) => ({
    message: p.type
      ? `${p.token} cannot be filled: no home in the list is of the type "${p.type}".`
      : `${p.token} cannot be filled, because the page has no list of homes.`,
    fix: p.type
      ? didYouMean(p, 'Write the name of a type as it is in the list.')
      : 'Write the list in project.units: { "source": "units.csv" }',
  }),
  KV427: (p) => ({
    message: `The published list at ${p.name} cannot be used: ${p.reason} The page keeps the list of ${p.days} days ago.`,
    fix: 'Correct the sheet. The page follows it again by itself.',
  }),
  KV428: (p) => (DIFFERENCES[p.kind ?? ''] ?? shapeWithoutHome)(p),
};

/** Why, for `kavling explain`. */
export const englishListWhy: Pick<DiagnosticMessages['explain'], ListCode> = {
  KV420: {
    title: 'The list of homes cannot be read',
    why: 'Prices, units left, cards, finder and plan follow the list. Without it the page would promise homes that no one can check.',
  },
  KV421: {
    title: 'A cell of the list cannot be read',
    why: 'Kavling does not guess prices and statuses: a wrong one would be an offer that the sales team cannot keep.',
  },
  KV422: {
    title: 'An available home without a price',
    why: 'Visitors compare prices first, and leave where there are none.',
  },
  KV423: { title: 'An old list of homes', why: 'Visitors ask for homes that have been sold since.' },
  KV424: {
    title: 'A unit type or a phase that the list does not have',
    why: 'Its price and the units left cannot follow the list. Often the name is spelled in two ways.',
  },
  KV425: {
    title: 'A sentence that contradicts the list',
    why: 'Visitors see two prices, or two numbers of homes, on one page, and trust neither.',
  },
  KV426: { title: 'A figure that cannot be filled', why: 'Visitors would see the code in brackets.' },
  KV427: {
    title: 'A published list that cannot be used',
    why: 'A broken list never replaces a good one: the page keeps the last good list until the sheet is right again.',
  },
  KV428: {
    title: 'Plan and list differ',
    why: 'A shape without a home has no status, and a home without a shape cannot be found on the plan.',
  },
};

import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import { foldName, type Unit } from '../../src/lib/units.ts';

export type Codes = readonly Pick<Unit, 'code'>[];

/** The file of a plan whose shapes are the homes (`"drawing": true`). */
export function drawingOf(node: JsonObject): string | undefined {
  if (node.type !== 'site-plan' || node.drawing !== true || !isRecord(node.image)) return undefined;
  const { src } = node.image;
  return typeof src === 'string' && !/^https?:/.test(src) ? src : undefined;
}

/** The code of a home by the names that its shape may have: the first name that is one. */
export function findHome(names: readonly string[], byName: ReadonlyMap<string, string>): string | undefined {
  for (const name of names) {
    const code = byName.get(foldName(name));
    if (code !== undefined) return code;
  }
  return undefined;
}

export function codesByName(units: Codes): ReadonlyMap<string, string> {
  return new Map(units.map(({ code }) => [foldName(code), code]));
}

/** Names in a drawing that are written as codes of the list are, such as `A-9` beside `A-12`, but are none of them. */
export function strangersIn(names: readonly (readonly string[])[], units: Codes): string[] {
  const byName = codesByName(units);
  const forms = new Set(units.map(({ code }) => formOf(code)));
  const found = names.flatMap((own) => {
    const [name = ''] = own;
    return findHome(own, byName) === undefined && forms.has(formOf(name)) ? [name] : [];
  });
  return [...new Set(found)];
}

/** The form of a code: `A-12` and `B-3` have the same. */
const formOf = (code: string) => foldName(code).replace(/\d+/g, '9').replace(/[a-z]/g, 'a');

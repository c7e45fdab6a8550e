import { isRecord } from '../diagnostics/schema/bundle.ts';
import { validatePage } from '../diagnostics/validate-page.ts';
import { anchorName, type Node } from './work.ts';

type Plain = Record<string, unknown>;

/** What was changed so that the page keeps the rules of every page. */
export type Mends = string[];

/** Ids once a page, links only to what is there, one main title. Changes the nodes in place. */
export function tidy(sections: readonly Node[]): Mends {
  const mends: Mends = [];
  const ids = new Set<string>();
  let hasTitle = false;
  each(sections, (node) => {
    if (typeof node.id === 'string') {
      let id = anchorName(node.id);
      for (let n = 2; ids.has(id); n++) id = `${anchorName(node.id)}-${n}`;
      if (id !== node.id) mends.push(`The id "${node.id}" became "${id}".`);
      ids.add(id);
      node.id = id;
    }
    if (node.type === 'heading' && node.level === 1) {
      if (hasTitle) {
        node.level = 2;
        mends.push(`"${node.text}" was a second main title and has level 2 now.`);
      }
      hasTitle = true;
    }
  });
  const first = hasTitle ? undefined : firstHeading(sections);
  if (first) {
    first.level = 1;
    mends.push(`"${first.text}" is the main title of the page.`);
  }
  each(sections, (node) => {
    const { link } = node;
    if (typeof link !== 'string' || !link.startsWith('#') || link === '#' || ids.has(link.slice(1))) return;
    mends.push(`The link ${link} led nowhere and leads to the top.`);
    node.link = '#top';
  });
  return mends;
}

function firstHeading(sections: readonly Node[]): Plain | undefined {
  let found: Plain | undefined;
  each(sections, (node) => {
    if (!found && node.type === 'heading') found = node;
  });
  return found;
}

/** Every object below, parents first. */
function each(value: unknown, visit: (node: Plain) => void): void {
  if (Array.isArray(value)) for (const entry of value) each(entry, visit);
  else if (isRecord(value)) {
    visit(value);
    for (const part of Object.values(value)) each(part, visit);
  }
}

/** Takes out what still breaks the schema, one part at a time, so that what is left validates. Its words stay as text. */
export function untilItValidates(page: Plain): Mends {
  const mends: Mends = [];
  for (let round = 0; round < 500; round++) {
    const wrong = validatePage(JSON.stringify(page), { file: 'page.json' }).find(
      ({ severity }) => severity === 'error',
    );
    if (!wrong) return mends;
    const path = wrong.path.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    mends.push(`${wrong.path}: ${wrong.message} It was taken out.`);
    if (!takeOut(page, path, wrong.code)) break;
  }
  throw new Error(`The import does not validate: ${mends.at(-1)}`);
}

/** Removes the part at `path`: a key, an entry, or the widget that cannot be without it. */
function takeOut(page: Plain, path: readonly (string | number)[], code: string): boolean {
  const isNeeded = ['KV202', 'KV203', 'KV207', 'KV210'].includes(code);
  const owner = isNeeded ? widgetAround(page, path) : undefined;
  const at = owner ?? path;
  const key = at.at(-1);
  const holder = at
    .slice(0, -1)
    .reduce<unknown>((value, step) => (value as Plain | undefined)?.[step as string], page);
  if (key === undefined || typeof holder !== 'object' || holder === null) return false;
  if (Array.isArray(holder)) {
    const words = textsIn(holder[Number(key)]);
    holder.splice(Number(key), 1, ...(words.length && owner ? [{ type: 'text', content: words }] : []));
  } else delete (holder as Plain)[key];
  return true;
}

function widgetAround(
  page: Plain,
  path: readonly (string | number)[],
): readonly (string | number)[] | undefined {
  for (let length = path.length; length > 1; length--) {
    const at = path.slice(0, length);
    const value = at.reduce<unknown>((part, step) => (part as Plain | undefined)?.[step as string], page);
    if (isRecord(value) && typeof value.type === 'string') return at;
  }
  return undefined;
}

function textsIn(value: unknown): string[] {
  const found: string[] = [];
  each([value], (node) => {
    for (const key of ['title', 'text', 'label', 'quote', 'name', 'detail'])
      if (typeof node[key] === 'string' && node[key] !== '') found.push(node[key]);
  });
  return found;
}

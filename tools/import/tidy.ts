import { type Path, parsePointer, startsWith, valueAt } from '../../src/document/path.ts';
import { pathOf, walk } from '../../src/document/walk.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { validatePage } from '../diagnostics/validate-page.ts';
import { anchorName, type Node } from './conversion.ts';

type Plain = Record<string, unknown>;

/** The changes that make the page follow the rules of every page. */
export type Fixes = string[];

/** Makes ids unique, points links at existing targets and keeps one main title. Changes the nodes in place. */
export function tidy(sections: readonly Node[]): Fixes {
  const fixes: Fixes = [];
  const ids = new Set<string>();
  const headings: Plain[] = [];
  const links: Plain[] = [];
  walk({ sections }, ownModel.tables, ({ value, part, key, holder }) => {
    if (part.heading && isRecord(value)) headings.push(value);
    if (typeof value !== 'string') return;
    if (part.kind === 'anchor') (holder as Plain)[key] = freeId(value, ids, fixes);
    if (part.kind === 'link' && key === 'link') links.push(holder);
  });
  keepOneTitle(headings, fixes);
  for (const holder of links) {
    const link = String(holder.link);
    if (!link.startsWith('#') || link === '#' || ids.has(link.slice(1))) continue;
    fixes.push(`The link ${link} led nowhere and leads to the top.`);
    holder.link = '#top';
  }
  return fixes;
}

function freeId(given: string, taken: Set<string>, fixes: Fixes): string {
  let id = anchorName(given);
  for (let n = 2; taken.has(id); n++) id = `${anchorName(given)}-${n}`;
  if (id !== given) fixes.push(`The id "${given}" became "${id}".`);
  taken.add(id);
  return id;
}

/** The default size of a heading, by its level. */
const LOOKS = ['', 'display', 'large', 'medium'];

function keepOneTitle(headings: readonly Plain[], fixes: Fixes): void {
  const [title, ...more] = headings.filter(({ level }) => level === 1);
  for (const heading of more) {
    heading.level = 2;
    fixes.push(`"${heading.text}" was a second main title and has level 2 now.`);
  }
  const first = title ? undefined : headings[0];
  if (!first) return;
  // Its size stays: the title may be a small line above a large one.
  first.size ??= LOOKS[Number(first.level ?? 2)] ?? 'small';
  first.level = 1;
  fixes.push(`"${first.text}" is the main title of the page.`);
}

/** Removes parts that still break the schema, one at a time, until the page validates. Their text is kept. */
export function untilItValidates(page: Plain): Fixes {
  const fixes: Fixes = [];
  for (let round = 0; round < 500; round++) {
    const wrong = validatePage(JSON.stringify(page), { file: 'page.json' }).find(
      ({ severity }) => severity === 'error',
    );
    if (!wrong) return fixes;
    const path = parsePointer(`/${wrong.path}`);
    fixes.push(`${wrong.path}: ${wrong.message} It was taken out.`);
    if (!takeOut(page, path, wrong.code)) break;
  }
  throw new Error(`The import does not validate: ${fixes.at(-1)}`);
}

/** Removes the part at `path`: a key, an entry, or the widget that requires it. */
function takeOut(page: Plain, path: Path, code: string): boolean {
  const isNeeded = ['KV202', 'KV203', 'KV207', 'KV210'].includes(code);
  const owner = isNeeded ? widgetAround(page, path) : undefined;
  const at = owner ?? path;
  const key = at.at(-1);
  const holder = valueAt(page, at.slice(0, -1));
  if (key === undefined || typeof holder !== 'object' || holder === null) return false;
  if (Array.isArray(holder)) {
    const words = wordsAt(page, at);
    holder.splice(Number(key), 1, ...(words.length && owner ? [{ type: 'text', content: words }] : []));
  } else delete (holder as Plain)[key];
  return true;
}

function widgetAround(page: Plain, path: Path): Path | undefined {
  for (let length = path.length; length > 1; length--) {
    const at = path.slice(0, length);
    const value = valueAt(page, at);
    if (isRecord(value) && typeof value.type === 'string') return at;
  }
  return undefined;
}

/** The text of sections, without image descriptions. */
export const textsIn = (sections: readonly Node[]): string[] => wordsAt({ sections }, []);

/** The text of the part at `path`, without image descriptions. */
function wordsAt(page: Plain, path: Path): string[] {
  const found: string[] = [];
  const pictures = new Set<unknown>();
  walk(page, ownModel.tables, (node) => {
    const { value, part, holder } = node;
    if (part.kind === 'picture') pictures.add(value);
    if (part.kind !== 'words' && part.kind !== 'money') return;
    if (typeof value === 'string' && value !== '' && !pictures.has(holder) && startsWith(pathOf(node), path))
      found.push(value);
  });
  return found;
}

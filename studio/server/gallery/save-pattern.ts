import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Files } from '../../../tools/environment/environment.ts';
import { PATTERNS, readOwnPatterns } from '../../../tools/extras/patterns.ts';
import { isBuiltInPattern } from '../../../tools/pages/patterns.ts';
import { StudioRefusal } from '../answers.ts';
import { insideSite } from '../files/inside-site.ts';
import { writeTextAtomic } from '../files/write-text.ts';
import type { StudioContext } from '../input.ts';
import { safeFileName } from '../library/file-names.ts';
import { keepFile } from '../library/page-folder.ts';
import { usesOfFiles } from '../library/uses.ts';
import type { StudioPages } from '../pages/pages.ts';
import { refusalOf } from '../pages/save-page.ts';

export interface NewPattern {
  readonly name: string;
  readonly title: string;
  /** The widgets, as they are in the page. */
  readonly nodes: readonly unknown[];
  /** The page whose files they name. */
  readonly from: string;
}

/** Writes a pattern of the site, with the files that it needs; nothing when it would not be a good one. */
export async function savePattern(
  context: StudioContext,
  pages: StudioPages,
  { name, title, nodes, from }: NewPattern,
): Promise<void> {
  const { root, messages } = context;
  const { folder } = pages.named(from);
  const plain = /[a-z0-9]/i.test(name) ? safeFileName(`${name}.x`, 'json').slice(0, -'.json'.length) : '';
  if (plain === '' || title.trim() === '') throw new StudioRefusal(422, messages.patternName);
  const path = insideSite(root, PATTERNS, `${plain}.json`);
  if (existsSync(path) || isBuiltInPattern(plain)) throw new StudioRefusal(409, messages.patternTaken(plain));
  const section = asSection(nodes);
  const pattern = { title: title.trim(), about: title.trim(), section };
  const text = `${JSON.stringify(pattern, null, 2)}\n`;
  check(context, plain, text, folder);
  try {
    await mkdir(join(root, PATTERNS), { recursive: true });
    const names = usesOfFiles({ sections: [section] }, context.site().engine.model.tables).keys();
    const renamed = new Map<string, string>();
    for (const file of names) {
      const bytes = context.files.read(insideSite(root, 'pages', from, ...file.split('/')));
      renamed.set(file, (await keepFile(root, [PATTERNS], file.split('/').at(-1) ?? file, bytes)).name);
    }
    await writeTextAtomic(path, `${JSON.stringify(withNames(pattern, renamed), null, 2)}\n`);
  } catch (error) {
    throw refusalOf(error, messages);
  }
}

/** One section stays what it is; widgets get a section around them. */
function asSection(nodes: readonly unknown[]): Record<string, unknown> {
  const [first] = nodes;
  const isSection = isRecord(first) && (first.type === 'section' || first.children === undefined);
  return nodes.length === 1 && isSection ? first : { type: 'section', children: nodes };
}

/** Reads the pattern as the site would, were it written, with the files that are beside the page. */
function check(context: StudioContext, name: string, text: string, folder: string): void {
  const { root, files, diagnosticMessages, own, messages } = context;
  const place = join(root, PATTERNS);
  const written: Files = {
    ...files,
    list(path) {
      const listed = files.list(beside(path));
      if (path !== place) return listed;
      return [`${name}.json`, ...(listed ?? []).filter((one) => !one.endsWith('.json'))];
    },
    readText: () => text,
    kind: (path) => files.kind(beside(path)),
    realPath: (path) => files.realPath(beside(path)),
  };
  function beside(path: string): string {
    return path.startsWith(place) ? folder + path.slice(place.length) : path;
  }
  const { model } = context.site().engine;
  const { checked } = readOwnPatterns(written, root, { diagnosticMessages, names: own?.names, model });
  const wrong = checked.flatMap((one) => one.diagnostics).find(({ severity }) => severity === 'error');
  if (wrong) throw new StudioRefusal(422, messages.patternWrong(wrong.message));
}

/** The same value with files under the names that they got. */
function withNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => withNames(one, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNames(one, names)]));
}

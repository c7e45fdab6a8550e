import { join } from 'node:path';
import patternSchema from '../../schemas/generated/pattern.schema.json' with { type: 'json' };
import type { Path } from '../../src/document/path.ts';
import type { Schema } from '../../src/document/schema.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { checkShape } from '../diagnostics/schema/check-shape.ts';
import { type PagePart, type PageSource, validatePart } from '../diagnostics/validate-page.ts';
import type { Files } from '../environment/environment.ts';
import { type Pattern, patternDocument, patternName } from '../pages/patterns.ts';
import type { Checked } from '../report/report.ts';
import { readOrReport } from '../report/site-finding.ts';

/** The folder of a site's custom sections, in the format of the built-in ones. One with the name of a built-in section replaces it. */
export const PATTERNS = 'patterns';

/** Rules of a page as a whole, which do not apply to a single section. */
const ONLY_PAGES: ReadonlySet<string> = new Set(['KV302', 'KV303', 'KV305', 'KV330', 'KV331']);

export interface OwnPatterns {
  readonly patterns: readonly Pattern[];
  readonly checked: readonly Checked[];
}

/** Reads and checks `patterns/*.json`; a pattern with an error is not offered. */
export function readOwnPatterns(
  files: Files,
  root: string,
  source: Pick<PageSource, 'names' | 'model'> & { readonly diagnosticMessages: DiagnosticMessages },
): OwnPatterns {
  const folder = join(root, PATTERNS);
  const names = (files.list(folder) ?? []).filter((name) => name.endsWith('.json')).sort();
  const taken = new Set<string>();
  const patterns: Pattern[] = [];
  const checked: Checked[] = [];
  for (const file of names) {
    const shown = `${PATTERNS}/${file}`;
    const read = readOrReport(() => files.readText(join(folder, file)), shown, source.diagnosticMessages);
    if ('problem' in read) {
      checked.push(read.problem);
      continue;
    }
    const { content } = read;
    const name = patternName(file);
    const result = validatePart(
      content,
      { ...source, file: shown, folder, files },
      partOf(name, shown, taken),
    );
    const { value, text } = result;
    const diagnostics = result.diagnostics.filter(({ code }) => !ONLY_PAGES.has(code));
    checked.push({ file: shown, text: diagnostics.length > 0 ? text : '', diagnostics });
    taken.add(name);
    if (diagnostics.some(({ severity }) => severity === 'error')) continue;
    const { $schema: _, ...rest } = value as Omit<Pattern, 'name'> & { $schema?: string };
    patterns.push({ ...rest, name, folder });
  }
  return { patterns, checked };
}

function partOf(name: string, file: string, taken: ReadonlySet<string>): PagePart {
  return {
    page: (value) => {
      const { section, page } = value;
      if (!isRecord(section)) return undefined;
      const pattern = { name, title: name, about: name, section };
      return patternDocument({ ...pattern, ...(isRecord(page) ? { page } : {}) });
    },
    placeOf,
    check: (value) => [
      ...checkShape(value, patternSchema as Schema),
      ...(taken.has(name)
        ? [{ code: 'KV501', path: [], params: { kind: 'pattern', name, file } } as const]
        : []),
    ],
  };
}

/** The page around a pattern has its section first, and next to it the pattern's settings of the page. */
function placeOf(path: Path): Path | undefined {
  const [key, index, ...rest] = path;
  if (key === 'sections') return index === 0 ? ['section', ...rest] : undefined;
  return key === undefined || SAMPLE.has(String(key)) ? undefined : ['page', ...path];
}

const SAMPLE: ReadonlySet<string> = new Set(['version', 'template', 'seo', 'project']);

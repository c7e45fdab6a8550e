import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownModel } from '../../src/engine/own-model.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { icons as builtInIcons } from '../../src/renderer/icons.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { linesOf } from '../diagnostics/text/lines.ts';
import type { Checked } from '../report/report.ts';
import { atFile } from '../report/site-finding.ts';
import { findSiteWidgets, type SiteWidget } from './find-widgets.ts';
import type { SiteInput } from './open-site-model.ts';

/**
 * Finds errors in the code of a site's own widgets. Only changed files are compiled, so that a second check costs
 * next to nothing.
 * @param icons the names of the site's own icons
 */
export async function checkSiteWidgets(
  site: SiteInput,
  icons: readonly string[],
  diagnosticMessages: DiagnosticMessages,
): Promise<readonly Checked[]> {
  const widgets = findSiteWidgets(site.root, site.config, ownModel);
  if (widgets.length === 0) return [];
  const [{ compileWidgets }, { BrokenWidgets }] = await Promise.all([
    import('./compile-widgets.ts'),
    import('./broken-widgets.ts'),
  ]);
  const faults = await compileWidgets(site, widgets).then(
    () => [],
    (error: unknown) => {
      if (error instanceof BrokenWidgets) return error.faults;
      throw error;
    },
  );
  const known = new Set([...Object.keys(builtInIcons), ...icons]);
  return [
    ...faults.map(({ file, line, column, kind, detail }) => {
      const path = join(site.root, file);
      const text = existsSync(path) && /\.\w+$/.test(path) ? readFileSync(path, 'utf8') : '';
      const finding = { code: 'KV506', params: { kind, detail } } as const;
      return at(atFile(file, finding, diagnosticMessages), text, { line, column, length: 1 });
    }),
    ...widgets.flatMap((widget) => lostIcons(site.root, widget, known, diagnosticMessages)),
  ];
}

/** `<Icon name="menara" />`, or the same in braces. */
const ICON = /<Icon\b[^>]*?\bname=\{?["']([^"']+)["']/g;

/** Icons that a widget's views use and that do not exist. */
function lostIcons(
  root: string,
  { folder }: SiteWidget,
  known: ReadonlySet<string>,
  diagnosticMessages: DiagnosticMessages,
): Checked[] {
  const views = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  return views.sort().flatMap((view) => {
    const text = readFileSync(join(folder, view), 'utf8');
    const file = relative(root, join(folder, view)).replaceAll('\\', '/');
    return [...text.matchAll(ICON)].flatMap((found) => {
      const [whole, name = ''] = found;
      if (known.has(name)) return [];
      const suggestion = nearest(name, known) ?? '';
      const start = found.index + whole.length - name.length - 1;
      const place = { ...linesOf(text).at(start), length: name.length };
      const finding = { code: 'KV507', params: { name, suggestion } } as const;
      return [at(atFile(file, finding, diagnosticMessages), text, place)];
    });
  });
}

/** The same finding at a place in its file. */
function at(
  checked: Checked,
  text: string,
  { line, column, length }: { line: number; column: number; length: number },
): Checked {
  const place = { line, column, endLine: line, endColumn: column + length };
  return { ...checked, text, diagnostics: checked.diagnostics.map((one) => ({ ...one, ...place })) };
}

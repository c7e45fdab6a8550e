import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { DocumentModel } from '../../src/document/model.ts';
import type { Schema } from '../../src/document/schema.ts';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { inEvery } from '../../src/lib/languages.ts';
import { linesOf } from '../diagnostics/text/lines.ts';
import { CliError } from '../environment/cli-error.ts';
import { widgetMessages } from '../messages/widgets.ts';

/** A widget of a site, or of a package that it uses. */
export interface SiteWidget {
  readonly type: string;
  /** The folder with its files, absolute. */
  readonly folder: string;
  readonly schema: Schema;
  /** The file that browsers load, if the widget has a script. */
  readonly script: string | undefined;
  /** True if it has its own style, `<type>.module.css`. */
  readonly hasStyle: boolean;
}

/** Where a site, and a package of widgets, has its widgets. */
export const WIDGETS_FOLDER = 'widgets';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * The widgets in `widgets/` of a site and of the packages that its config names, by type.
 * @throws CliError for a folder that is no widget, a name that is taken, and a package that is not installed
 */
export function findSiteWidgets(root: string, config: SiteConfig, own: DocumentModel): SiteWidget[] {
  const folders = [root, ...(config.widgets ?? []).map((name) => packageFolder(root, name))];
  const found = new Map<string, SiteWidget>();
  for (const folder of folders) {
    for (const widget of widgetsIn(folder, root)) {
      const { type } = widget;
      const other = found.get(type);
      if (other)
        throw cliError((say) => say.twice(type, shown(root, other.folder), shown(root, widget.folder)));
      if (Object.hasOwn(own.tables.widgets, type))
        throw cliError((say) => say.taken(type, shown(root, widget.folder)));
      found.set(type, widget);
    }
  }
  return [...found.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

function widgetsIn(base: string, root: string): SiteWidget[] {
  const folder = join(base, WIDGETS_FOLDER);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => readWidget(join(folder, name), name, root));
}

function readWidget(folder: string, type: string, root: string): SiteWidget {
  const place = shown(root, folder);
  if (!NAME.test(type)) throw cliError((say) => say.badName(place));
  const file = (ending: string) => join(folder, `${type}.${ending}`);
  for (const ending of ['schema.json', 'widget.ts'])
    if (!existsSync(file(ending))) throw cliError((say) => say.missing(place, `${type}.${ending}`));
  const script = ['island.tsx', 'enhance.ts'].map(file).find((path) => existsSync(path));
  const schema = readSchema(file('schema.json'), shown(root, file('schema.json')));
  return { type, folder, schema, script, hasStyle: existsSync(file('module.css')) };
}

function readSchema(file: string, place: string): Schema {
  const text = readFileSync(file, 'utf8');
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const [, reason = said, offset = text.length] = /^(.*?)(?: in JSON)? at position (\d+)/.exec(said) ?? [];
    const { line, column } = linesOf(text).at(Number(offset));
    throw cliError((say) => say.noJson(`${place}:${line}:${column}`, reason));
  }
  const { properties, title, description } = (schema ?? {}) as Schema;
  for (const [key, value] of Object.entries({ title, description, properties }))
    if (value === undefined) throw cliError((say) => say.incomplete(place, key));
  return schema as Schema;
}

/** The folder of an installed package, found as Node finds it from the site. */
function packageFolder(root: string, name: string): string {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    throw cliError((say) => say.notInstalled(name));
  }
}

function cliError(sentence: (say: (typeof widgetMessages)['en']) => string): CliError {
  return new CliError(inEvery(widgetMessages, sentence));
}

function shown(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

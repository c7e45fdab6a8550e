import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { minify } from 'terser';
import { createModel } from '../../src/document/model.ts';
import type { Schema } from '../../src/document/schema.ts';
import { translateWith } from '../../src/document/translate-schema.ts';
import type { Language } from '../../src/lib/languages.ts';
import { bundleForEditors } from './bundle.ts';
import { printLeadFields } from './lead-fields.ts';
import { printMessagesDoc } from './messages-doc.ts';
import { printOwnScripts, printOwnWidgets } from './registry.ts';
import { printRules } from './rules.ts';
import { siteFileSchemas } from './site-schemas.ts';
import { readSources, type Sources } from './sources.ts';
import { strictSchema } from './strict.ts';
import { bandsOf, printTables, tablesOf } from './tables.ts';
import { bundleIn, checkTranslation, readTranslation, translated } from './translate.ts';
import { viewTypes } from './types.ts';
import { printValidator } from './validator.ts';
import { printWidgetsDoc } from './widgets-doc.ts';
import { printWordpressPlugin, printWordpressShared } from './wordpress.ts';

/** Every generated file, by its path from the root. */
export async function generatedFiles(root: string): Promise<Record<string, string>> {
  const sources = readSources(root);
  const bundle = bundleForEditors(sources);
  return {
    'schemas/generated/page.schema.json': print(bundle),
    ...siteFiles('', siteFileSchemas()),
    ...Object.assign({}, ...translated.map((language) => translatedBundle(root, sources, language))),
    ...strictFiles(bundle, sources),
    'src/generated/view.types.ts': await viewTypes(sources),
    'src/generated/tables.ts': printTables(sources),
    'src/generated/validate-page.js': await shorten(printValidator(bundle)),
    'src/engine/own-widgets.ts': printOwnWidgets(root, sources),
    'src/engine/own-scripts.json': printOwnScripts(root, sources),
    'src/generated/lead-fields.ts': printLeadFields(root),
    'src/generated/rules.ts': printRules(root),
    'docs/widgets.md': printWidgetsDoc(sources),
    'docs/messages.md': printMessagesDoc(),
    'wordpress/generated/shared.php': printWordpressShared(root),
    'wordpress/kavling.php': printWordpressPlugin(root),
  };
}

/** The schemas for models, one file per widget. */
function strictFiles(schema: Schema, sources: Sources): Record<string, string> {
  const tables = tablesOf(sources);
  const model = createModel({ schema, tables, bands: bandsOf(sources), validate: () => true });
  return Object.fromEntries(
    [...model.widgets.keys()].map((type) => [
      `schemas/generated/strict/${type}.json`,
      print(strictSchema(type, model)),
    ]),
  );
}

/** The editor help in another language; what is not translated yet stays English. */
function translatedBundle(root: string, sources: Sources, language: Language): Record<string, string> {
  const translation = readTranslation(root, language);
  const bundle = bundleIn(translation, sources);
  return {
    [`schemas/generated/page.schema.${language}.json`]: print(bundle),
    ...siteFiles(`.${language}`, siteFileSchemas(translateWith(translation), `page.schema.${language}.json`)),
  };
}

function siteFiles(
  suffix: string,
  { pattern, copy }: ReturnType<typeof siteFileSchemas>,
): Record<string, string> {
  const place = (name: string) => `schemas/generated/${name}.schema${suffix}.json`;
  return { [place('pattern')]: print(pattern), [place('copy')]: print(copy) };
}

/** One line a value, without indentation, which would be a fifth of the schemas in the package. */
function print(schema: object): string {
  return `${JSON.stringify(schema, null, 1).replaceAll(/\n +/g, '\n')}\n`;
}

/** The same code with short names: it is not meant to be read, and is part of the package. */
async function shorten(code: string): Promise<string> {
  const { code: short = '' } = await minify(code, {
    module: true,
    compress: false,
    mangle: true,
    format: { comments: /Made by|@ts-nocheck/ },
  });
  return `${short}\n`;
}

/** `npm run generate` writes them; with `--check` it only names those that are out of date, and sentences without translation, and fails. */
export async function main(args: string[]): Promise<number> {
  const root = resolve('.');
  const check = args.includes('--check');
  const stale: string[] = [];
  for (const [path, text] of Object.entries(await generatedFiles(root))) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!check) console.log(stale.length ? `Written: ${stale.join(', ')}` : 'Everything is up to date.');
  else if (stale.length) console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate`);
  const sources = readSources(root);
  const untold = translated.flatMap((language) =>
    checkTranslation(sources, language, readTranslation(root, language)),
  );
  for (const line of untold) console.error(line);
  return check && stale.length + untold.length ? 1 : 0;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundleForEditors } from './bundle.ts';
import { printDefaults } from './defaults.ts';
import { printMessagesDoc } from './messages-doc.ts';
import { readSources } from './sources.ts';
import { authorTypes, viewTypes } from './types.ts';
import { printValidator } from './validator.ts';
import { printWidgetsDoc } from './widgets-doc.ts';

/** Every generated file, by its path from the root. */
export async function generatedFiles(root: string): Promise<Record<string, string>> {
  const sources = readSources(root);
  const bundle = bundleForEditors(sources);
  return {
    'schemas/generated/page.schema.json': `${JSON.stringify(bundle, null, 2)}\n`,
    'src/generated/page.types.ts': await authorTypes(sources),
    'src/generated/view.types.ts': await viewTypes(sources),
    'src/generated/defaults.ts': printDefaults(sources),
    'src/generated/validate-page.js': printValidator(bundle),
    'docs/widgets.md': printWidgetsDoc(sources),
    'docs/messages.md': printMessagesDoc(),
  };
}

/** `npm run generate` writes them; with `--check` it only names those that are out of date and fails. */
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
  return check && stale.length ? 1 : 0;
}

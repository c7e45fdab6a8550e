import { basename, join, relative, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { hasBuiltInSqlite } from '../../src/lib/built-in-sqlite.ts';
import { toSlug } from '../../src/lib/to-slug.ts';
import { CliError } from '../cli-error.ts';
import { type Environment, exit } from '../environment.ts';
import { siteFiles } from '../init/files.ts';
import { initMessages } from '../messages/init.ts';
import { vscodeFiles } from '../new/vscode.ts';
import { schemaPath } from '../schema-path.ts';

/**
 * `kavling init`: makes a folder into a site's own repository. It writes missing files and changes no existing ones.
 * @throws CliError when the place is a file, or Kavling's own repository
 */
export async function init(environment: Environment, folder = '.'): Promise<number> {
  const messages = initMessages[environment.language];
  const site = resolve(environment.cwd, folder);
  const { files } = environment;
  if (files.kind(site) === 'file') throw new CliError(messages.notAFolder(folder), exit.usage);
  if (site === environment.engineRoot) throw new CliError(messages.ownRepository, exit.usage);

  const slug = toSlug(basename(site)) || 'site';
  // A package cannot depend on one of its own name.
  const name = slug === 'kavling' ? 'kavling-site' : slug;
  const { version, devDependencies } = packageFile;
  const driver = hasBuiltInSqlite() ? undefined : devDependencies['better-sqlite3'];
  const wanted = siteFiles({ name, version, language: environment.language, driver });
  const missing = (path: string) => !files.kind(join(site, path));
  const made = Object.keys(wanted).filter(missing);
  const kept = Object.keys(wanted).filter((path) => !made.includes(path));
  for (const path of made) files.write(join(site, path), wanted[path] ?? '');

  // The manifest exists by now: editor help comes from the package that it names.
  const editor = vscodeFiles(schemaPath({ ...environment, cwd: site }, site), environment.language);
  const settings = Object.keys(editor).filter(missing);
  for (const path of settings) files.write(join(site, path), editor[path] ?? '');

  const place = relative(environment.cwd, site) || '.';
  environment.out.write(`${messages.written(made.length + settings.length, place)}\n`);
  if (kept.length > 0) environment.out.write(`${messages.kept(kept.join(', '))}\n`);
  const steps = [...(place === '.' ? [] : [`cd ${place}`]), 'npm install', 'npx kavling studio'];
  environment.out.write(`${[messages.next, ...steps.map((step) => `  ${step}`)].join('\n')}\n`);
  return exit.ok;
}

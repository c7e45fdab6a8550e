import { basename, join, relative, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { hasBuiltInSqlite } from '../../src/lib/built-in-sqlite.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { toSlug } from '../../src/lib/to-slug.ts';
import { beginSiteSchema } from '../engine/site-schema.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { siteFiles } from '../init/files.ts';
import { initMessages } from '../messages/init.ts';
import { vscodeFiles } from '../new/vscode.ts';
import { schemaPath } from '../schema/schema-path.ts';

const MANIFEST = 'package.json';

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
  // A package cannot depend on one with the same name.
  const name = slug === 'kavling' ? 'kavling-site' : slug;
  const { version, devDependencies } = packageFile;
  const driver = hasBuiltInSqlite() ? undefined : devDependencies['better-sqlite3'];
  const wanted = siteFiles({ name, version, language: environment.language, driver });
  const missing = (path: string) => !files.kind(join(site, path));
  const made = Object.keys(wanted).filter(missing);
  const kept = Object.keys(wanted).filter((path) => !made.includes(path));
  for (const path of made) files.write(join(site, path), wanted[path] ?? '');

  const here = { ...environment, cwd: site };
  const editor = vscodeFiles(schemaPath(here, site), environment.language);
  const settings = Object.keys(editor).filter(missing);
  for (const path of settings) files.write(join(site, path), editor[path] ?? '');
  beginSiteSchema(here);

  const place = relative(environment.cwd, site);
  environment.out.write(`${messages.written(made.length + settings.length, place)}\n`);
  if (kept.length > 0) environment.out.write(`${messages.kept(kept.join(', '))}\n`);
  if (kept.includes(MANIFEST)) {
    const lacks = whatLacks(files.read(join(site, MANIFEST)), wanted[MANIFEST] ?? '');
    if (lacks === undefined) environment.out.write(`${messages.notJson}\n`);
    else if (Object.keys(lacks).length > 0)
      environment.out.write(`${messages.incomplete(JSON.stringify(lacks, null, 2))}\n`);
  }
  const steps = [...(place === '' ? [] : [`cd ${place}`]), 'npm install', 'npx kavling studio'];
  environment.out.write(`${[messages.next, ...steps.map((step) => `  ${step}`)].join('\n')}\n`);
  return exit.ok;
}

/** The parts of a manifest that another one does not have; nothing when that one is not JSON. */
function whatLacks(bytes: Uint8Array, wanted: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const given: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(given) ? partsNotIn(given, JSON.parse(wanted)) : undefined;
  } catch {
    return undefined;
  }
}

function partsNotIn(given: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>) {
  const parts = Object.entries(wanted).flatMap(([key, value]): [string, unknown][] => {
    const there = given[key];
    if (there === undefined) return [[key, value]];
    if (!isRecord(there) || !isRecord(value)) return [];
    const inner = partsNotIn(there, value);
    return Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(parts);
}

import { basename, join, relative, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { siteFiles } from '../init/files.ts';
import { initMessages } from '../messages/init.ts';
import { vscodeFiles } from '../new/vscode.ts';
import { toSlug } from '../new/wishes.ts';
import { schemaPath } from '../schema-path.ts';
import { Trouble } from '../trouble.ts';
import { exit, type World } from '../world.ts';

/**
 * `kavling init`: makes a folder into a site's own repository. It writes what is missing and changes nothing that is there.
 * @throws Trouble when the place is a file, or Kavling's own repository
 */
export async function init(world: World, folder = '.'): Promise<number> {
  const say = initMessages[world.language];
  const site = resolve(world.cwd, folder);
  const { files } = world;
  if (files.kind(site) === 'file') throw new Trouble(say.notAFolder(folder), exit.usage);
  if (site === world.engineRoot) throw new Trouble(say.ownRepository, exit.usage);

  const slug = toSlug(basename(site)) || 'site';
  // A package cannot depend on one of its own name.
  const name = slug === 'kavling' ? 'kavling-site' : slug;
  const wanted = siteFiles({ name, version: packageFile.version, language: world.language });
  const missing = (path: string) => !files.kind(join(site, path));
  const made = Object.keys(wanted).filter(missing);
  const kept = Object.keys(wanted).filter((path) => !made.includes(path));
  for (const path of made) files.write(join(site, path), wanted[path] ?? '');

  // The manifest is there by now: help while typing comes from the package that it names.
  const editor = vscodeFiles(schemaPath({ ...world, cwd: site }, site), world.language);
  const settings = Object.keys(editor).filter(missing);
  for (const path of settings) files.write(join(site, path), editor[path] ?? '');

  const place = relative(world.cwd, site) || '.';
  world.out.write(`${say.written(made.length + settings.length, place)}\n`);
  if (kept.length > 0) world.out.write(`${say.kept(kept.join(', '))}\n`);
  const steps = [...(place === '.' ? [] : [`cd ${place}`]), 'npm install', 'npx kavling new marina-bay'];
  world.out.write(`${[say.next, ...steps.map((step) => `  ${step}`)].join('\n')}\n`);
  return exit.ok;
}

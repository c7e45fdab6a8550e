import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import type { Sentence } from '../../src/lib/languages.ts';
import { inEvery } from '../../src/lib/languages.ts';
import { CliError } from '../environment/cli-error.ts';
import type { Environment, Files } from '../environment/environment.ts';
import { configMessages } from '../messages/config.ts';
import { findPages } from '../pages/pages.ts';

const names = ['kavling.config.ts', 'kavling.config.js', 'kavling.config.mjs', 'kavling.config.json'];

/** True if a folder is a site, with or without pages: it has a config. */
export function hasConfig(files: Pick<Files, 'kind'>, root: string): boolean {
  return configFileOf(files, root) !== undefined;
}

/** The name of the file with the config of a site; nothing where there is none. */
export function configFileOf(files: Pick<Files, 'kind'>, root: string): string | undefined {
  return names.find((one) => files.kind(join(root, one)) === 'file');
}

/**
 * Reads the config of a site; an empty one where there is none. A path in `address` is given as `base`, which has no
 * slash at its end.
 * @throws CliError that names the wrong key, and its format
 */
export async function loadConfig(root: string, slugs: readonly string[]): Promise<SiteConfig> {
  const name = names.find((one) => existsSync(join(root, one)));
  if (name === undefined) return {};
  const config = await read(join(root, name));
  const problem = problemOf(config, new Set(slugs));
  if (problem)
    throw new CliError(
      inEvery(
        configMessages,
        (messages) => `${name}: ${messages[problem.kind](problem.value, problem.other ?? '')}`,
      ),
    );
  return withOneBase(config as SiteConfig);
}

/** Where a site is, and what its config says. */
export async function siteOf({ cwd, engineRoot, files }: Pick<Environment, 'cwd' | 'engineRoot' | 'files'>) {
  const slugs = findPages(files, cwd).map(({ slug }) => slug);
  return { root: cwd, engineRoot, config: await loadConfig(cwd, slugs) };
}

/** The base ends up in one place, whether the author wrote it in the address or separately. */
function withOneBase(config: SiteConfig): SiteConfig {
  const { base: written, ...rest } = config;
  const base = baseOf(written) || baseOf(pathIn(config.address));
  if (base === '') return rest;
  return { ...rest, base, ...(config.address ? { address: new URL(config.address).origin } : {}) };
}

const baseOf = (path = '') => path.replace(/\/$/, '');
const pathIn = (address: string | undefined) => (address ? new URL(address).pathname : '');

async function read(file: string): Promise<unknown> {
  try {
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'));
    // Takes TypeScript as well, which not every Node does, and reads the file again each time.
    const { createJiti } = await import('jiti');
    const jiti = createJiti(file, { moduleCache: false, fsCache: join(dirname(file), '.cache/config') });
    return await jiti.import(file, { default: true });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\nRequire stack:');
    const lacking = /^Cannot find (?:module|package) '([^'./][^']*)'/.exec(reason)?.[1];
    const sentence: Sentence = inEvery(configMessages, (messages) =>
      lacking === undefined
        ? messages.unreadable(basename(file), reason)
        : messages.notInstalled(basename(file), lacking),
    );
    throw new CliError(sentence);
  }
}

type Problem = {
  readonly kind:
    | 'notAnObject'
    | 'notData'
    | 'key'
    | 'address'
    | 'base'
    | 'twoBases'
    | 'page'
    | 'host'
    | 'pages'
    | 'group'
    | 'language'
    | 'leads'
    | 'widgets';
  readonly value: string;
  readonly other?: string | undefined;
};

const LEAD_KEYS = ['ajaxUrl', 'projectUrl', 'formAction'];
const KEYS = [
  'address',
  'base',
  'home',
  'domains',
  'language',
  'leads',
  'widgets',
  'fonts',
  'presets',
  'copy',
];
/** Names of folders without anything that an address would have to escape, and none that is hidden or leads up. */
const BASE = /^(\/[a-z0-9~_-][a-z0-9._~-]*)*\/?$/i;

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

function problemOf(config: unknown, slugs: ReadonlySet<string>): Problem | undefined {
  if (!isRecord(config)) return { kind: 'notAnObject', value: '' };
  const odd = notData(config);
  if (odd !== undefined) return { kind: 'notData', value: odd };
  const strange = Object.keys(config).find((key) => !KEYS.includes(key));
  if (strange !== undefined) return { kind: 'key', value: strange };
  const { address, base, home, domains = {} } = config;
  const unlisted = (['fonts', 'presets', 'copy'] as const).find(
    (key) => config[key] !== undefined && !isRecord(config[key]),
  );
  if (unlisted) return { kind: 'group', value: unlisted };
  const { language, leads } = config;
  if (language !== undefined && !LANGUAGE.test(String(language)))
    return { kind: 'language', value: String(language) };
  if (!isLeads(leads)) return { kind: 'leads', value: JSON.stringify(leads) };
  const packages = config.widgets ?? [];
  if (!Array.isArray(packages) || packages.some((name) => typeof name !== 'string'))
    return { kind: 'widgets', value: JSON.stringify(packages) };
  const place = problemOfPlace(address, base);
  if (place) return place;
  if (home !== undefined && !slugs.has(String(home))) return { kind: 'page', value: String(home) };
  if (!isRecord(domains)) return { kind: 'pages', value: 'domains' };
  for (const [host, pages] of Object.entries(domains)) {
    if (!HOST.test(host)) return { kind: 'host', value: host };
    const own = [pages].flat();
    const lost = own.find((slug) => !slugs.has(String(slug)));
    if (own.length === 0) return { kind: 'pages', value: host };
    if (lost !== undefined) return { kind: 'page', value: String(lost) };
  }
  return undefined;
}

const DATA: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'undefined', 'object']);

/** The path of the first value that JSON could not hold, such as a function, or a group that contains itself. */
function notData(value: unknown, path = '', around: readonly unknown[] = []): string | undefined {
  if (!DATA.has(typeof value) || around.includes(value)) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = notData(inner, path ? `${path}.${key}` : key, [...around, value]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemOfPlace(address: unknown, base: unknown): Problem | undefined {
  if (address !== undefined && !isAddress(address)) return { kind: 'address', value: String(address) };
  if (base === undefined) return undefined;
  if (!isBase(base)) return { kind: 'base', value: String(base) };
  const inAddress = baseOf(pathIn(address));
  if (inAddress === '' || inAddress === baseOf(base)) return undefined;
  return { kind: 'twoBases', value: base, other: address };
}

/** As the schema of pages has it. */
const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;

function isLeads(value: unknown): boolean {
  if (value === undefined || isAddress(value)) return true;
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([key, one]) => LEAD_KEYS.includes(key) && typeof one === 'string' && /^(https?:\/\/|\/)/.test(one),
  );
}

function isBase(value: unknown): value is string {
  return typeof value === 'string' && BASE.test(value);
}

function isAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return BASE.test(pathname) && search === '' && hash === '';
}

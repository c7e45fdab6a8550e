import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Sentence } from '../../src/lib/languages.ts';
import { inEvery } from '../../src/lib/languages.ts';
import { configMessages } from '../messages/config.ts';
import { Trouble } from '../trouble.ts';
import type { SiteConfig } from './site-config.ts';

const names = ['kavling.config.ts', 'kavling.config.js', 'kavling.config.mjs', 'kavling.config.json'];

/**
 * Reads the config of a site; an empty one where there is none.
 * @throws Trouble that says which key is wrong, and how it is written
 */
export async function loadConfig(root: string, slugs: readonly string[]): Promise<SiteConfig> {
  const name = names.find((one) => existsSync(join(root, one)));
  if (name === undefined) return {};
  const config = await read(join(root, name), root);
  const problem = problemOf(config, new Set(slugs));
  if (problem)
    throw new Trouble(inEvery(configMessages, (say) => `${name}: ${say[problem.kind](problem.value)}`));
  return config as SiteConfig;
}

async function read(file: string, root: string): Promise<unknown> {
  try {
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'));
    // Takes TypeScript as well, which the Node of today does not.
    const { loadConfigFromFile } = await import('vite');
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file, root, 'silent');
    return loaded?.config;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const sentence: Sentence = inEvery(configMessages, (say) => say.unreadable(basename(file), reason));
    throw new Trouble(sentence);
  }
}

type Problem = {
  readonly kind: 'notAnObject' | 'key' | 'address' | 'page' | 'host' | 'pages';
  readonly value: string;
};

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

function problemOf(config: unknown, slugs: ReadonlySet<string>): Problem | undefined {
  if (!isRecord(config)) return { kind: 'notAnObject', value: '' };
  const strange = Object.keys(config).find((key) => !['address', 'home', 'domains'].includes(key));
  if (strange !== undefined) return { kind: 'key', value: strange };
  const { address, home, domains = {} } = config;
  if (address !== undefined && !isAddress(address)) return { kind: 'address', value: String(address) };
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

function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

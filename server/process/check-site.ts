import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBase, withoutBase } from '../../src/lib/base-path.ts';
import type { ServerConfig } from '../config/read.ts';
import { codeActions } from '../routes/otp.ts';
import type { SiteFacts } from '../site/facts.ts';
import { type PageNames, readPageNames } from './page-names.ts';

/** Something that a page names and this server does not have. */
export interface MissingPart {
  readonly page: string;
  readonly kind: 'action' | 'call' | 'sender' | 'document';
  /** The action, or the address as the page writes it. */
  readonly name: string;
  /** The setting that names it; empty for a link. */
  readonly setting: string;
}

export interface CheckedServer {
  readonly config: ServerConfig;
  readonly facts: SiteFacts;
  /** The folder of the built site. */
  readonly folder: string;
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  fetch(request: Request): Promise<Response>;
}

/**
 * Compares what the pages of a site name with what the server has: actions, addresses of calls, the sender of codes, and
 * documents of the same site. Addresses of other sites are not asked.
 */
export async function* findMissingParts(server: CheckedServer): AsyncGenerator<MissingPart> {
  const { config, facts, folder } = server;
  const isFound = createLookup(server);
  for (const { slug, otp } of facts.pages) {
    const html = await readFile(join(folder, slug, 'index.html'), 'utf8').catch(() => '');
    if (html === '') continue;
    const names = readPageNames(html);
    const missing = (kind: MissingPart['kind'], name: string, setting = ''): MissingPart => ({
      page: slug,
      kind,
      name,
      setting,
    });
    if (otp && config.KAVLING_OTP_SENDER === 'console')
      yield missing('sender', 'console', 'KAVLING_OTP_SENDER');
    for (const [setting, address] of callsOf(names))
      if (!isAnswered(address, server)) yield missing('call', address, setting);
    if (otp && isOwn(names.settings.ajaxUrl ?? '/'))
      for (const [setting, known] of Object.entries(codeActions(config))) {
        const name = names.settings.actions?.[setting];
        if (name !== undefined && !known.includes(name))
          yield missing('action', name, `settings.actions.${setting}`);
      }
    const place = await placeOfPage(server, names.host, slug);
    const { brochureUrl = '' } = names.settings;
    for (const link of new Set([...names.links, ...(brochureUrl ? [brochureUrl] : [])]))
      if (isOwn(link) && !(await isFound(new URL(link, place)))) yield missing('document', link);
  }
}

/** Addresses that are called, with the settings that name them. */
function callsOf({ settings: { ajaxUrl, projectUrl }, forms }: PageNames): (readonly [string, string])[] {
  const all = [
    ['settings.ajaxUrl', ajaxUrl],
    ['settings.projectUrl', projectUrl],
    ...forms.map((action) => ['settings.form.action', action] as const),
  ] as const;
  return all.flatMap(([setting, address]) =>
    address && isOwn(address) ? [[setting, address] as const] : [],
  );
}

/** An address of the same site, and not just a place of the same page. */
function isOwn(address: string): boolean {
  return address !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?)/i.test(address);
}

function isAnswered(address: string, { facts, routes }: CheckedServer): boolean {
  const { pathname } = new URL(address, 'http://localhost');
  const path = withoutBase(facts.base, pathname) || pathname;
  return routes.some((route) => route.path === path);
}

/** Where the page is on its host: a page that is the only one of a domain is at the root. */
async function placeOfPage({ facts, fetch }: CheckedServer, host: string, slug: string): Promise<string> {
  const place = `http://${host}${withBase(facts.base, `/${slug}/`)}`;
  const response = await fetch(new Request(place, { method: 'HEAD' }));
  const moved = response.headers.get('location');
  return moved ? new URL(moved, place).href : place;
}

/** Asks the server for each address once. */
function createLookup({ fetch }: CheckedServer): (address: URL) => Promise<boolean> {
  const known = new Map<string, boolean>();
  return async ({ origin, pathname }) => {
    const address = origin + pathname;
    const before = known.get(address);
    if (before !== undefined) return before;
    const { status } = await fetch(new Request(address, { method: 'HEAD' }));
    known.set(address, status !== 404);
    return status !== 404;
  };
}

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type ClientFiles, fontFiles, renderDocument } from '../../src/entry/build.tsx';
import { prepareFont, preparePageAssets } from './assets.ts';
import type { PictureProblem } from './picture-problem.ts';

/** One page as it goes to a browser, with the files it needs (absolute paths by address). */
export interface BuiltPage {
  readonly slug: string;
  readonly html: string;
  /** The headers it is sent with: its policy with what only a header can say, and whether search engines may list it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its public address; empty where the author gave none. */
  readonly url: string;
  readonly isHidden: boolean;
  /** The day of its last change: 2026-08-17; empty where the author gave none. */
  readonly updated: string;
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly PictureProblem[];
}

/** Renders one validated document with its pictures and fonts in place. */
export async function buildPage(input: {
  root: string;
  slug: string;
  document: Readonly<Record<string, unknown>>;
  /** The folder its files are beside; by default `pages/<slug>`. */
  folder?: string;
  client: ClientFiles;
  bodyEnd?: string;
}): Promise<BuiltPage> {
  const { root, slug, document, client, bodyEnd } = input;
  const folder = input.folder ?? join(root, 'pages', slug);
  const assets = await preparePageAssets({ document, folder, slug, cache: join(root, '.cache/pictures') });
  const fonts = new Map<string, { address: string; path: string }>();
  for (const file of fontFiles(document)) fonts.set(file, await prepareFont(file));
  const files = new Map(assets.files);
  for (const { address, path } of fonts.values()) files.set(address, path);
  const { html, policy, search } = renderDocument(document, {
    slug,
    client,
    picture: assets.picture,
    fontUrl: (file) => fonts.get(file)?.address ?? '',
    sha256: (text) => createHash('sha256').update(text).digest('base64'),
    ...(bodyEnd === undefined ? {} : { bodyEnd }),
  });
  const headers = {
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    ...(search.isHidden ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  };
  return { slug, html, headers, ...search, files, problems: assets.problems };
}

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createBackend, defaultServerConfig } from '../../server/index.ts';
import { precompress } from '../../tools/build/publish/precompress.ts';
import { projectsOfPages } from '../../tools/build/render/projects.ts';
import { nodeFiles } from '../../tools/environment/node-environment.ts';
import { findPages } from '../../tools/pages/pages.ts';
import { buildExamples } from './build.ts';

/** The example pages and the hand-written limit, built, packed and served by one server. */
export interface ServedPages {
  readonly url: string;
  readonly slugs: readonly string[];
  /** The folder that is served. */
  readonly out: string;
  close(): Promise<void>;
}

/** Builds every page of `pages/` into `out` and puts the limit beside them, with the very same picture files. */
export async function servePages(out: string): Promise<ServedPages> {
  const root = resolve('.');
  const pages = findPages(nodeFiles, root);
  buildExamples(out);
  placeLimit(out);
  const backend = await createBackend({
    config: defaultServerConfig({
      DATABASE_URL: { kind: 'sqlite', file: join(out, '.leads.db') },
      LOG_LEVEL: 'silent',
    }),
    projects: projectsOfPages(
      root,
      pages.map(({ slug }) => slug),
    ),
    pages: out,
  });
  const { url } = await backend.listen(0, '127.0.0.1');
  return {
    url: url.replace(/\/$/, ''),
    slugs: pages.map(({ slug }) => slug),
    out,
    close: () => backend.close(),
  };
}

/** The limit names pictures without hashes: they are those of Taman Asri. */
function placeLimit(out: string): void {
  const target = join(out, 'limit');
  mkdirSync(join(target, 'img'), { recursive: true });
  const used = new Set(readFileSync(join(out, 'taman-asri/index.html'), 'utf8').match(/\/assets\/[\w.-]+/g));
  for (const name of readdirSync(join(out, 'assets'))) {
    const from = join(out, 'assets', name);
    const picture = /^(.+)\.[0-9a-f]{12}(-\d+)?\.(avif|webp|jpg|png|svg|svg\.br|svg\.gz)$/.exec(name);
    const isUsed = used.has(`/assets/${name.replace(/\.(br|gz)$/, '')}`);
    if (picture && isUsed) {
      const [, base, size = '', ending] = picture;
      copyFileSync(
        from,
        join(target, base === 'icon' ? `icon${size}.${ending}` : `img/${base}${size}.${ending}`),
      );
    }
    if (name.startsWith('plus-jakarta-sans') && isUsed) copyFileSync(from, join(target, 'font.woff2'));
  }
  const html = readFileSync(resolve('bench/limit/index.html'));
  writeFileSync(join(target, 'index.html'), html);
  precompress(join(target, 'index.html'), html);
}

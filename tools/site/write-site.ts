import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltPage } from './render-page.ts';

/**
 * Writes pages and all they need into `out`. Everything is written aside first and swapped in whole, so a process
 * that is killed never leaves half a site; what stood in `out` before is replaced.
 */
export async function writeSite(input: {
  out: string;
  /** The folder of the built scripts. */
  clientAssets: string;
  pages: Iterable<BuiltPage> | AsyncIterable<BuiltPage>;
}): Promise<void> {
  const { out } = input;
  const aside = `${out}.next-${process.pid}`;
  const copied = new Set<string>();
  const headers: Record<string, Record<string, string>> = {};
  await rm(aside, { recursive: true, force: true });
  try {
    await cp(input.clientAssets, join(aside, 'assets'), { recursive: true });
    for await (const page of input.pages) {
      await writePage(aside, page, copied);
      headers[`/${page.slug}/`] = { 'Content-Security-Policy': `${page.policy}; frame-ancestors 'self'` };
    }
    await mkdir(join(aside, '.kavling'), { recursive: true });
    await writeFile(join(aside, '.kavling/headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
    await swap(aside, out);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function writePage(aside: string, page: BuiltPage, copied: Set<string>): Promise<void> {
  for (const [address, path] of page.files) {
    if (copied.has(address)) continue;
    copied.add(address);
    const target = join(aside, ...address.split('/'));
    await mkdir(dirname(target), { recursive: true });
    await cp(path, target);
  }
  const file = join(aside, page.slug, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, page.html);
}

/** Puts the new site where the old one is; the old one is kept until the new one stands. */
async function swap(aside: string, out: string): Promise<void> {
  const old = `${out}.old-${process.pid}`;
  await mkdir(dirname(out), { recursive: true });
  const hadOne = await rename(out, old).then(
    () => true,
    () => false,
  );
  await rename(aside, out);
  if (hadOne) await rm(old, { recursive: true, force: true });
}

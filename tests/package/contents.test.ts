import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Packed, pack } from './packed.ts';

const MOST_BYTES = 3_000_000;

let packed: Packed;
let paths: ReadonlySet<string>;

beforeAll(async () => {
  packed = await pack();
  paths = new Set(packed.files.map(({ path }) => path));
});

/** Every file below a folder, or the file itself. */
function filesOf(path: string): string[] {
  if (!/\.\w+$/.test(path)) {
    const entries = readdirSync(path, { withFileTypes: true, recursive: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }
  return [path];
}

/** The sources of the text that people read in a terminal, in the studio, at the desk, and in the files of a new site. */
const TEXTS = ['tools', 'studio', 'desk', 'server', 'wordpress', 'src', 'bin', 'packages', 'schemas']
  .flatMap(filesOf)
  .filter(
    (path) =>
      /\.(?:[cm]?[jt]sx?|json|md|ya?ml|php|html|css|example|service)$|Dockerfile$|ignore$/.test(path) &&
      !/\.test\.tsx?$|^tools\/(?:generate|maintenance|testing|engine)\/|\/testing\//.test(path),
  );

/** A manual, or a file of the installed package. */
const REFERENCE =
  /(?<![\w./-])(?:\.\.?\/)*(?:node_modules\/kavling\/((?:[\w-]+\/)+[\w.-]*\w\.\w+)|((?:docs|bench)\/[\w./-]*\w\.\w+))/g;

test('[OPS-56] every file that a message or a file of a new site refers to is in the package', () => {
  const named = TEXTS.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(REFERENCE)].map(([, installed, manual]) => ({
      path,
      doc: installed ?? manual ?? '',
    })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ doc }) => !paths.has(doc))).toEqual([]);
});

test('[OPS-56] every document that the README or a manual links to is in the package', () => {
  const manuals = ['README.md', ...filesOf('docs').filter((path) => path.endsWith('.md'))];
  const links = manuals.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => ({
      path,
      link: posix.join(posix.dirname(path), link),
    })),
  );
  const isPicture = (link: string) => /\.(?:jpe?g|png|webp|svg)$/.test(link);
  const isThere = (link: string) => paths.has(link) || [...paths].some((path) => path.startsWith(link));
  expect(manuals.filter((path) => !paths.has(path))).toEqual([]);
  expect(links.filter(({ link }) => !isPicture(link) && !isThere(link))).toEqual([]);
});

test('[OPS-64] the package is below 3 MB', () => {
  expect(packed.size, `${packed.size} bytes packed; at most ${MOST_BYTES}`).toBeLessThan(MOST_BYTES);
});

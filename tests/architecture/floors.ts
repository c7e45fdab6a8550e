import { type Import, importsOf, isTest, type SourceTree } from './source-tree.ts';

interface Floor {
  /** Which files it is about. */
  readonly of: RegExp;
  /** The files of ours that they may import. */
  readonly ours: readonly RegExp[];
  /** The packages; any when left out. */
  readonly packages?: RegExp;
}

const leaves = [/^src\/lib\//, /^src\/generated\//];

/** Who may import what. The first floor that matches a file counts. */
const floors: readonly Floor[] = [
  { of: /^src\/(?:lib|generated)\//, ours: leaves, packages: /^(?:ajv|fastest-levenshtein)$/ },
  { of: /^src\/document\//, ours: [/^src\/document\//, ...leaves], packages: /^jsonc-parser$/ },
  {
    of: /^src\/renderer\//,
    ours: [/^src\/renderer\//, /^src\/document\//, ...leaves],
    packages: /^react(?:-dom)?$/,
  },
  {
    of: /^src\/runtime\/provider\.tsx$/,
    ours: [/^src\/runtime\//, ...leaves],
    packages: /^(?:react|use-context-selector|scheduler|immer)$/,
  },
  {
    of: /^src\/runtime\/adapters\//,
    ours: [/^src\/runtime\//, ...leaves],
    packages: /^(?:immer|js-cookie|uuid|web-vitals|@fingerprintjs\/fingerprintjs)$/,
  },
  { of: /^src\/runtime\//, ours: [/^src\/runtime\//, ...leaves], packages: /^immer$/ },
  {
    of: /^src\/widgets\//,
    ours: [/^src\/renderer\//, /^src\/runtime\/index\.ts$/, ...leaves],
    packages: /^(?:react|react-dom|swiper|photoswipe)$/,
  },
  {
    of: /^src\/engine\//,
    ours: [/^src\//, /^schemas\//, /^tools\/config\/site-config\.ts$/],
    packages: /^react(?:-dom)?$/,
  },
  { of: /^src\/entry\//, ours: [/^src\//], packages: /^react(?:-dom)?$/ },
  { of: /^studio\/window\/vite\.config\.ts$/, ours: [/^tools\/engine\//] },
  {
    of: /^studio\/window\//,
    ours: [/^src\/(?:studio|document|renderer|engine)\//, /^src\/runtime\/index\.ts$/, ...leaves],
    packages:
      /^(?:react|react-dom|immer|use-context-selector|idiomorph|@codemirror\/[a-z-]+|@lezer\/highlight|vscode-json-languageservice)$/,
  },
  {
    of: /^tools\//,
    ours: [
      /^tools\//,
      /^schemas\//,
      /^src\/document\//,
      /^src\/renderer\//,
      /^src\/engine\//,
      /^src\/runtime\/index\.ts$/,
      /^studio\/window\/wire\.ts$/,
      /^server\/(?:index|site\/facts|wordpress\/shared)\.ts$/,
      /^vite\.config\.ts$/,
      /^package\.json$/,
      ...leaves,
    ],
  },
  { of: /^server\//, ours: [/^server\//, /^schemas\/api\//, ...leaves] },
];

/** Imports that lead to a floor they may not see. Tests may look at anything. */
export function brokenFloors(files: SourceTree): string[] {
  return [...files].flatMap(([path, text]) => {
    if (isTest(path)) return [];
    const floor = floors.find(({ of }) => of.test(path));
    if (!floor) return [];
    return importsOf(path, text)
      .filter((one) => !mayImport(floor, one))
      .map(({ to }) => `${path} may not import ${to}`);
  });
}

function mayImport(floor: Floor, { from, to, isOurs }: Import): boolean {
  if (!isOurs) return floor.packages === undefined || floor.packages.test(to);
  const own = /^src\/widgets\/[^/]+\//.exec(from)?.[0];
  if (own && to.startsWith(own)) return true;
  return floor.ours.some((allowed) => allowed.test(to));
}

/** Files that import each other in a ring, types included: one line a ring. */
export function circles(files: SourceTree): string[] {
  const edges = new Map<string, string[]>();
  for (const [path, text] of files)
    edges.set(
      path,
      importsOf(path, text).flatMap(({ to, isOurs }) => (isOurs && files.has(to) ? [to] : [])),
    );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const way: string[] = [];
  const visit = (path: string) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push([...way.slice(way.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    way.push(path);
    for (const next of edges.get(path) ?? []) visit(next);
    way.pop();
    state.set(path, 'done');
  };
  for (const path of edges.keys()) visit(path);
  return found;
}

import { importsOf, isTest, type SourceTree } from './source-tree.ts';

/**
 * The floors of each folder, from top to bottom: a folder imports only from those below it, types included. `''` is the whole
 * house, whose floors are rooms or folders of rooms.
 */
export const floors: Readonly<Record<string, readonly string[]>> = {
  '': [
    'tools/cli.ts',
    'tools/commands',
    'tools/maintenance',
    'tools/preview',
    'tools/mcp',
    'studio/server',
    'studio/window',
    'tools/import',
    'tools/new',
    'tools/init',
    'tools/assets',
    'tools/build',
    'tools/check',
    'tools/extras',
    'tools/engine',
    'tools/generate',
    'tools/report',
    'tools/diagnostics',
    'tools/units',
    'tools/pages',
    'tools/catalogue',
    'tools/schema',
    'tools/fonts',
    'tools/pictures',
    'tools/settings',
    'tools/http',
    'tools/messages',
    'tools/environment',
    'desk',
    'wordpress',
    'server',
    'studio/routes.ts',
    'studio/wire.ts',
    'src/entry',
    'src/engine',
    'src/widgets',
    'src/renderer',
    'src/runtime',
    'src/document',
    'src/generated',
    'src/lib',
  ],
  desk: ['public'],
  server: [
    'process',
    'trial',
    'backend',
    'leads-commands',
    'desk',
    'routes',
    'privacy',
    'notices',
    'otp',
    'lead',
    'units',
    'delivery',
    'keys',
    'http',
    'site',
    'store',
    'ports',
    'config',
    'phone',
    'contract',
  ],
  'server/contract': ['desk'],
  'server/store': ['desk', 'postgres', 'sqlite', 'otp', 'outbox', 'database', 'migrations'],
  'src/document': ['edit'],
  'src/renderer': ['parts', 'media'],
  'src/runtime': [
    'otp',
    'queue',
    'analytics',
    'lead',
    'adapters',
    'attribution',
    'consent',
    'contact',
    'dialogs',
    'page',
    'project',
    'telesales',
  ],
  'studio/server': [
    'links',
    'gallery',
    'units',
    'render',
    'library',
    'live',
    'people',
    'publish',
    'pages',
    'window',
    'history',
    'files',
  ],
  'studio/window': [
    'app',
    'dialogs',
    'units',
    'text',
    'outline',
    'clipboard',
    'canvas',
    'forms',
    'new-page',
    'components',
    'state',
  ],
  'studio/window/forms': ['topics', 'controls', 'rich'],
  'tools/build': ['render', 'publish'],
  'tools/diagnostics': ['rules', 'schema', 'text', 'messages'],
  'tools/import': ['widgets', 'layout'],
  'tools/import/widgets': ['addons'],
  'tools/import/widgets/addons': ['known'],
  'tools/init': ['files'],
  'tools/mcp': ['tools', 'edit', 'look'],
  'tools/pictures': ['drawing'],
  'tools/preview': ['views', 'client'],
  wordpress: ['admin'],
};

/** The folders whose sub-folders are all on one floor: none imports another. */
const oneFloor: readonly string[] = ['src/widgets'];

/** True for paths outside the floors: tests, benchmarks, `bin` and files at the root. */
const isOutside = (path: string) =>
  isTest(path) || /^(?:bench|tests|bin)\//.test(path) || !path.includes('/');

/** Imports that break the order of the floors, one line each. */
export function brokenFloors(
  files: SourceTree,
  orders: Readonly<Record<string, readonly string[]>> = floors,
): string[] {
  const edges = [...files].flatMap(([path, text]) =>
    isOutside(path)
      ? []
      : importsOf(path, text).flatMap(({ to, isOurs }) =>
          isOurs && files.has(to) && !isOutside(to) ? [[path, to] as const] : [],
        ),
  );
  const paths = [...files.keys()].filter((path) => !isOutside(path));
  return foldersOf(paths).flatMap((folder) => brokenIn(folder, paths, edges, orders[folder] ?? []));
}

function brokenIn(
  folder: string,
  paths: readonly string[],
  edges: readonly (readonly [string, string])[],
  order: readonly string[],
): string[] {
  const unitOf = (path: string) => unitIn(folder, order, path);
  const units = new Set(paths.map(unitOf).filter((unit) => unit !== undefined));
  const isFolder = (unit: string) => !/\.\w+$/.test(unit);
  if (oneFloor.includes(folder)) return crossings(edges, unitOf).map((line) => `${folder}: ${line}`);
  const missing = [...units].filter((unit) => isFolder(unit) && !order.includes(unit));
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const [low, high] = [unitOf(from), unitOf(to)];
    if (low === undefined || high === undefined || low === high) continue;
    next.set(low, (next.get(low) ?? new Set()).add(high));
  }
  const wrong = [...units].flatMap((unit) =>
    [...reachable(unit, next)].flatMap((end) => {
      if (end === unit) return [`${unit} imports itself by way of others`];
      const isUp = order.includes(unit) && order.includes(end) && order.indexOf(end) < order.indexOf(unit);
      return isUp ? [`${unit} imports ${end}, which is above it`] : [];
    }),
  );
  const name = folder || 'the house';
  return [
    ...missing.map((unit) => `${name}: ${unit} has no floor`),
    ...order.filter((unit) => !units.has(unit)).map((unit) => `${name}: there is no ${unit}`),
    ...wrong.map((line) => `${name}: ${line}`),
  ];
}

/** The part of a folder that a file is in: a floor of the list, else the sub-folder or file itself. */
function unitIn(folder: string, order: readonly string[], path: string): string | undefined {
  if (folder !== '' && !path.startsWith(`${folder}/`)) return undefined;
  const inner = folder === '' ? path : path.slice(folder.length + 1);
  const listed = order.find((unit) => inner === unit || inner.startsWith(`${unit}/`));
  return (
    listed ??
    inner
      .split('/')
      .slice(0, folder === '' ? 2 : 1)
      .join('/')
  );
}

/** All units that one leads to. */
function reachable(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const waiting = [...(next.get(start) ?? [])];
  for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
    if (found.has(unit)) continue;
    found.add(unit);
    waiting.push(...(next.get(unit) ?? []));
  }
  return found;
}

function crossings(
  edges: readonly (readonly [string, string])[],
  unitOf: (path: string) => string | undefined,
): string[] {
  return edges.flatMap(([from, to]) => {
    const [one, other] = [unitOf(from), unitOf(to)];
    return one && other && one !== other ? [`${from} may not import ${to}`] : [];
  });
}

/** The whole house, and every folder with sub-folders. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set(['']);
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length - 1; depth += 1) folders.add(parts.slice(0, depth).join('/'));
  }
  // The floors of a room that the house lists folder by folder are those of the house.
  return [...folders].filter((folder) => !ROOMS.has(folder));
}

const ROOMS = new Set(['src', 'tools', 'studio']);

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

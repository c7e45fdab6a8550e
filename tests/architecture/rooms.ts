import { type Import, importsOf, isTest, type SourceTree } from './source-tree.ts';

interface Room {
  /** The files in the room. */
  readonly of: RegExp;
  /** Our files that they may import. */
  readonly ours: readonly RegExp[];
  /** The packages that they may import; any if omitted. */
  readonly packages?: RegExp;
}

const leaves = [/^src\/lib\//, /^src\/generated\//];

/** The allowed imports of each room. The first room that matches a file applies. */
const rooms: readonly Room[] = [
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
    ours: [/^src\//, /^schemas\//],
    packages: /^react(?:-dom)?$/,
  },
  { of: /^src\/entry\//, ours: [/^src\//], packages: /^react(?:-dom)?$/ },
  { of: /^studio\/(?:window\/)?vite\.config\.ts$/, ours: [/^tools\/engine\//] },
  {
    of: /^studio\/(?:routes|wire)\.ts$/,
    ours: [/^studio\/wire\.ts$/, /^src\/(?:document|renderer|engine)\//, ...leaves],
  },
  {
    of: /^studio\/window\//,
    ours: [
      /^studio\/(?:window\/|(?:routes|wire)\.ts$)/,
      /^src\/(?:document|renderer|engine)\//,
      /^src\/runtime\/index\.ts$/,
      ...leaves,
    ],
    packages:
      /^(?:react|react-dom|immer|use-context-selector|idiomorph|@codemirror\/[a-z-]+|@lezer\/highlight|prosemirror-[a-z]+|vscode-json-languageservice)$/,
  },
  {
    of: /^(?:tools|studio\/server)\//,
    ours: [
      /^tools\//,
      /^schemas\//,
      /^src\/document\//,
      /^src\/renderer\//,
      /^src\/engine\//,
      /^src\/runtime\/index\.ts$/,
      /^studio\/(?:server\/|(?:routes|wire)\.ts$)/,
      /^server\/(?:index|site\/(?:brand|facts))\.ts$/,
      /^wordpress\/shared\.ts$/,
      /^vite\.config\.ts$/,
      /^package\.json$/,
      ...leaves,
    ],
  },
  { of: /^desk\//, ours: [/^desk\//, /^server\/contract\//, ...leaves] },
  { of: /^wordpress\//, ours: [/^wordpress\//, /^server\//, /^schemas\/api\//, ...leaves] },
  { of: /^server\//, ours: [/^server\//, /^schemas\/api\//, ...leaves] },
];

/** Imports of a room that the file may not see. Tests may look at anything. */
export function brokenRooms(files: SourceTree): string[] {
  return [...files].flatMap(([path, text]) => {
    if (isTest(path)) return [];
    const room = rooms.find(({ of }) => of.test(path));
    if (!room) return [];
    return importsOf(path, text)
      .filter((one) => !mayImport(room, one))
      .map(({ to }) => `${path} may not import ${to}`);
  });
}

function mayImport(room: Room, { from, to, isOurs }: Import): boolean {
  if (!isOurs) return room.packages === undefined || room.packages.test(to);
  const own = /^src\/widgets\/[^/]+\//.exec(from)?.[0];
  if (own && to.startsWith(own)) return true;
  return room.ours.some((allowed) => allowed.test(to));
}

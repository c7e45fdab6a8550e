import { importsOf, isGenerated, isTest, type SourceTree } from './source-tree.ts';

/** A house rule that is checked by machine: its text, and the files that break it. */
export interface HouseRule {
  readonly name: string;
  readonly broken: (files: SourceTree, widgets: readonly string[]) => string[];
}

const MOST_LINES = 300;
const sentences =
  /(?:^|\/)copy\.ts$|^tools\/diagnostics\/messages\/|^tools\/messages\/|^tools\/preview\/messages\.ts$/;

export const houseRules: readonly HouseRule[] = [
  {
    name: `no file is longer than ${MOST_LINES} lines, but generated ones and those that hold sentences`,
    broken: (files) =>
      matching(files, (path) => !isGenerated(path) && !sentences.test(path)).flatMap(([path, text]) => {
        const lines = text.split('\n').length - 1;
        return lines > MOST_LINES ? [`${path} has ${lines} lines`] : [];
      }),
  },
  {
    name: 'the renderer names no widget',
    broken: (files, widgets) => {
      const named = new RegExp(
        `(?:\\btype\\s*[!=]==?\\s*|\\bcase\\s+|\\btype:\\s*)['"](?:${widgets.join('|')})['"]`,
      );
      return matching(files, (path) => /^src\/renderer\/.*\.tsx?$/.test(path) && !isTest(path)).flatMap(
        ([path, text]) => {
          const found = named.exec(text)?.[0];
          return found ? [`${path}: ${found}`] : [];
        },
      );
    },
  },
  {
    name: 'React is in the runtime only in provider.tsx',
    broken: (files) =>
      matching(
        files,
        (path) => path.startsWith('src/runtime/') && path !== 'src/runtime/provider.tsx' && !isTest(path),
      ).flatMap(([path, text]) =>
        importsOf(path, text)
          .filter(({ to }) => /^(?:react|react-dom|use-context-selector|scheduler)$/.test(to))
          .map(({ to }) => `${path} imports ${to}`),
      ),
  },
  {
    name: 'raw HTML is set in one place only',
    broken: (files) => {
      const places = matching(
        files,
        (path, text) => path.startsWith('src/') && !isTest(path) && text.includes('dangerouslySetInnerHTML='),
      ).map(([path]) => path);
      return places.length > 1 ? places : [];
    },
  },
  {
    name: 'no file or folder has a name that says nothing',
    broken: (files) =>
      [...files.keys()].filter((path) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:[./]|$)/.test(path)),
  },
  {
    name: 'names are written in small letters with hyphens',
    broken: (files) =>
      [...files.keys()].filter((path) =>
        path.split('/').some((part) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part)),
      ),
  },
  {
    name: 'src is at most three folders deep',
    broken: (files) =>
      [...files.keys()].filter((path) => path.startsWith('src/') && path.split('/').length > 5),
  },
  {
    // Swiper puts its class names together as it runs, so a rule of one is cut from pages: no script holds the name.
    name: 'no style hangs on a class that Swiper makes up',
    broken: (files) =>
      matching(files, (path, text) => /^src\/.*\.css$/.test(path) && /\.swiper-/.test(text)).map(
        ([path]) => path,
      ),
  },
  {
    // Finding all slots, images or texts of a document means entering its lists; the generator makes the tables.
    name: 'only the walk goes into the entries that a schema describes',
    broken: (files) =>
      matching(
        files,
        (path, text) => !isTest(path) && !MAY_ENTER.has(path) && knowsParts(path, text),
      ).flatMap(([path, text]) => (/\bentries\b(?!\()/.test(text) ? [path] : [])),
  },
  {
    name: 'nothing is looked up with `in` in a table of widgets',
    broken: (files) =>
      matching(files, (path) => /^src\/.*\.tsx?$/.test(path)).flatMap(([path, text]) =>
        / in (?:widgets|registry)\b/.test(text) ? [path] : [],
      ),
  },
];

const MAY_ENTER: ReadonlySet<string> = new Set([
  'src/document/walk.ts',
  'src/document/prune.ts',
  'src/document/default-texts.ts',
  'src/generated/tables.ts',
  'tools/generate/tables.ts',
]);

function knowsParts(path: string, text: string): boolean {
  const sources = ['src/lib/part.ts', 'src/document/walk.ts', 'src/generated/tables.ts'];
  return importsOf(path, text).some(({ to }) => sources.includes(to));
}

function matching(files: SourceTree, test: (path: string, text: string) => boolean): [string, string][] {
  return [...files].filter(([path, text]) => test(path, text));
}

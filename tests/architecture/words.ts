import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Turns of a translated English, each with its plain wording. A space also matches a wrapped line. */
const turns: readonly (readonly [turn: string, instead: string])[] = [
  [
    'st(?:ands?|ood|anding) (?:in|at|on|beside|behind|before|after|under|above|below|between|where|there|here|outside|inside|alone)',
    'is, appears, goes; or nothing',
  ],
  ['told(?! apart)', 'reported, shown, notified'],
  ['tells? (?:what|whether|which|so|how|where|who|why|of)', 'reports, shows, returns, explains'],
  [
    'sa(?:ys?|id|ying) (?:what|whether|which|so|how|where|who|why|when|of)',
    'describes, defines, lists, names',
  ],
  ['whoever|somebody|nobody', 'the user, an editor, someone, no one'],
  ['whatever(?! (?:the|its|their|happens))', 'any; or name the thing'],
  ["of (?:its|their|our|his|her|one's) own|of ours", 'its own X, custom, built-in'],
  ['mend(?:s|ed|ing)?', 'fix, repair'],
  ['anew|once more|afresh', 'again'],
  ['at once', 'immediately, or at the same time'],
  ['(?:brings?|brought|takes?|took|bringing|taking) (?:\\w+ )?along|comes? with', 'includes'],
  ['(?:leaves?|left|leaving) out', 'omit'],
  ['what became of|what is known of', 'result, status'],
  ['one after the other|in one go', 'in turn, together'],
];

/** A comment that opens with a relative clause in place of a noun phrase. */
const opening = '(?:/\\*\\* |(?<![:/])// |\\n \\* )(?:Whether|What|Who|Whose|Which|How)\\b';

const patterns: readonly (readonly [pattern: RegExp, instead: string])[] = [
  ...turns.map(
    ([turn, instead]) =>
      [new RegExp(`\\b(?:${turn})\\b`.replaceAll(' ', '[\\s*/]+'), 'gi'), instead] as const,
  ),
  [new RegExp(opening, 'g'), 'open with a noun phrase or a verb'],
];

/** The turns in one text, each as `file:line: "turn": write instead`. */
export function findTurns(path: string, text: string): string[] {
  return patterns.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => found !== found.toUpperCase())
      .map((match) => {
        const line = text.slice(0, match.index + match[0].search(/\S/)).split('\n').length;
        return `${path}:${line}: "${match[0].trim().replaceAll(/\s+/g, ' ')}": write ${instead}`;
      }),
  );
}

/** Rooms that have been edited. The list goes when the whole repository is in it. */
export const edited: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs',
  'bin',
  'packages',
  'wordpress',
  'tools/assets',
  'tools/build',
  'tools/catalogue',
  'tools/check',
  'tools/diagnostics',
  'tools/engine',
  'tools/environment',
  'tools/extras',
  'tools/fonts',
  'tools/generate',
  'tools/http',
  'tools/init',
  'tools/maintenance',
  'tools/mcp',
  'tools/messages',
  'tools/new',
  'tools/pages',
  'tools/pictures',
  'tools/preview',
  'tools/report',
  'tools/schema',
  'tools/settings',
  'tools/testing',
  'tools/cli.ts',
];

const READ = /\.(?:md|[cm]?[jt]sx?|css|php)$/;
const EXEMPT =
  /(?:^|\/)(?:generated|goldens|node_modules|docs\/(?:widgets|messages)\.md|words\.(?:test\.)?ts)(?:\/|$)/;

/** Every text of the edited rooms under `root`, by its path. */
export function readProse(root: string, rooms: readonly string[]): [path: string, text: string][] {
  const paths = rooms.flatMap((room) =>
    READ.test(room)
      ? [room]
      : readdirSync(join(root, room), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  return paths
    .filter((path) => READ.test(path) && !EXEMPT.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}

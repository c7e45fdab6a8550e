import { readdirSync, readFileSync, statSync } from 'node:fs';
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

const READ = /\.(?:md|[cm]?[jt]sx?|css|php)$|^schemas\/(?!id\/).*\.json$/;
const EXEMPT =
  /(?:^|\/)(?:generated|goldens|docs\/(?:widgets|messages)\.md|architecture\/words\.(?:test\.)?ts)(?:\/|$)/;

/** Every text of the repository under `root`, by its path, without what is generated or ignored by Git. */
export function readProse(root: string): [path: string, text: string][] {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  return readdirSync(root)
    .filter((name) => name !== '.git' && !ignored.some((line) => line.replaceAll('/', '') === name))
    .flatMap((name) =>
      READ.test(name) || !statSync(join(root, name)).isDirectory()
        ? [name]
        : readdirSync(join(root, name), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )
    .filter((path) => READ.test(path) && !EXEMPT.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}

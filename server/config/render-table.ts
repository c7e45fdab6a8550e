import { readFileSync, writeFileSync } from 'node:fs';
import { CONFIG_TABLE } from './table.ts';

const OPEN = '<!-- settings -->';
const CLOSE = '<!-- /settings -->';
const FILE = 'docs/operators.md';

/** CONFIG_TABLE as Markdown, one table per group. */
export function renderConfigTable(): string {
  const groups = new Map<string, string[]>();
  for (const [name, entry] of Object.entries(CONFIG_TABLE)) {
    const lines = groups.get(entry.group) ?? [];
    groups.set(entry.group, lines);
    const fallback = entry.default === '' ? '' : `\`${entry.default}\``;
    const help = 'secret' in entry && name !== 'DATABASE_URL' ? `${entry.help} Secret.` : entry.help;
    lines.push(`| \`${name}\` | ${fallback} | ${help} |`);
  }
  return [...groups]
    .map(([group, lines]) =>
      [`### ${group}`, '', '| name | default | what it does |', '| --- | --- | --- |', ...lines].join('\n'),
    )
    .join('\n\n');
}

/** The text of docs/operators.md with the current table. */
export function withConfigTable(text: string): string {
  const start = text.indexOf(OPEN);
  const end = text.indexOf(CLOSE);
  if (start < 0 || end < 0) throw new Error(`${FILE} lacks the marks ${OPEN} and ${CLOSE}.`);
  return `${text.slice(0, start)}${OPEN}\n\n${renderConfigTable()}\n\n${text.slice(end)}`;
}

/** `node bin/run.mjs server/config/render-table.ts` writes the table into docs/operators.md. */
export function main(): number {
  writeFileSync(FILE, withConfigTable(readFileSync(FILE, 'utf8')));
  return 0;
}

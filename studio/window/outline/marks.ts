import { formatPointer, type Path, parsePointer } from '../../../src/document/path.ts';
import type { Language } from '../../../src/lib/languages.ts';
import type { StudioFinding } from '../../wire.ts';
import { nodeMessages } from '../state/node-messages.ts';
import type { NodeFacts } from '../state/nodes.ts';
import { isHiddenOn } from '../state/structure.ts';
import { outlineMessages } from './messages.ts';
import type { Rows } from './rows.ts';

/** The kinds of screen that a widget can be hidden on. */
export const SCREENS = ['mobile', 'tablet', 'desktop'] as const;

export interface Marks {
  errors: number;
  warnings: number;
}

/** Counts the findings of each row, by its index: its own, and those inside it while it is closed. */
export function marksOf(findings: readonly StudioFinding[], { at }: Rows): ReadonlyMap<number, Marks> {
  const found = new Map<number, Marks>();
  for (const { path, severity } of findings) {
    const row = nearest(at, parsePointer(path.startsWith('/') ? path : `/${path}`));
    if (row === undefined) continue;
    const marks = found.get(row) ?? { errors: 0, warnings: 0 };
    marks[severity === 'error' ? 'errors' : 'warnings'] += 1;
    found.set(row, marks);
  }
  return found;
}

function nearest(at: Rows['at'], path: Path): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = at.get(formatPointer(path.slice(0, length)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "hidden on phones, tablets"; empty for what is shown everywhere. */
export function hiddenWords(language: Language, node: NodeFacts): string {
  const screens = SCREENS.filter((screen) => isHiddenOn(node, screen));
  if (screens.length === 0) return '';
  return outlineMessages[language].hiddenOn(
    screens.map((screen) => nodeMessages[language].screens[screen] ?? screen).join(', '),
  );
}

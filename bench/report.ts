import type { BenchBudget, BenchResult } from './bench.ts';

export function isKept(budget: BenchBudget): boolean {
  return budget.value <= budget.limit;
}

/** One benchmark as a part of bench/RESULTS.md: heading, note, table, budgets. */
export function renderPart(result: BenchResult): string {
  const lines = [`## ${result.title}`, ''];
  if (result.note) lines.push(result.note, '');
  const columns = Object.keys(result.rows[0]?.values ?? {});
  if (columns.length > 0) {
    lines.push(row(['', ...columns]), row(['---', ...columns.map(() => '---:')]));
    for (const { name, values } of result.rows)
      lines.push(row([name, ...columns.map((column) => values[column] ?? '')]));
    lines.push('');
  }
  if (result.budgets.length > 0) {
    lines.push(row(['budget', 'measured', 'limit', '']), row(['---', '---:', '---:', '---']));
    for (const budget of result.budgets) {
      const { name, value, limit, unit } = budget;
      lines.push(row([name, `${value} ${unit}`, `${limit} ${unit}`, isKept(budget) ? 'kept' : '**over**']));
    }
    lines.push('');
  }
  return lines.join('\n').trimEnd();
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Puts a part where the part of the same name stood, or at the end. */
export function replacePart(text: string, name: string, part: string): string {
  const open = `<!-- ${name} -->`;
  const close = `<!-- /${name} -->`;
  const block = `${open}\n${part}\n${close}`;
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < 0) return `${text.trimEnd()}\n\n${block}\n`;
  return text.slice(0, start) + block + text.slice(end + close.length);
}

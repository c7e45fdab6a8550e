/** Examples come first in every help: what to type, and what it does. */
export function examples(...lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([line]) => line.length));
  return ['Examples:', ...lines.map(([line, what]) => `  ${line.padEnd(width)}  ${what}`), ''].join('\n');
}

import type { Report } from './report.ts';

/** For GitHub Actions: each finding becomes a note beside the line. */
export const github: Report = (checked) =>
  checked
    .flatMap(({ diagnostics }) =>
      diagnostics.map((found) => {
        const place = {
          file: found.file,
          line: found.line,
          endLine: found.endLine,
          col: found.column,
          endColumn: found.endColumn,
          title: found.code,
        };
        const properties = Object.entries(place).map(
          ([key, value]) => `${key}=${escapeProperty(String(value))}`,
        );
        return `::${found.severity} ${properties.join(',')}::${escapeText(`${found.message} ${found.fix}`)}`;
      }),
    )
    .join('\n');

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

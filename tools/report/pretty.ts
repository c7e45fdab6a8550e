import { codeFrame } from './code-frame.ts';
import { countFindings, type Report } from './report.ts';

/** For people: where, what, the line itself, and what to do. */
export const pretty: Report = (checked, { diagnosticMessages, paint }) => {
  const blocks = checked.flatMap(({ text, diagnostics }) =>
    diagnostics.map((found) => {
      const colour = found.severity === 'error' ? paint.red : paint.yellow;
      const place = `${found.file}:${found.line}:${found.column}`;
      const title = [
        paint.bold(place),
        colour(diagnosticMessages.severity[found.severity]),
        paint.dim(found.code),
        paint.dim(found.where || found.path),
      ];
      return [
        title.filter(Boolean).join('  '),
        `  ${found.message}`,
        ...codeFrame(text, found).map((line) => paint.dim(`    ${line}`)),
        `  ${paint.cyan(found.fix)}`,
      ].join('\n');
    }),
  );
  const counts = countFindings(checked);
  const summary = diagnosticMessages.summary(counts);
  const last = counts.errors + counts.warnings === 0 ? paint.green(summary) : paint.bold(summary);
  return [...blocks, last].join('\n\n');
};

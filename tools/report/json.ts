import { countFindings, type Report } from './report.ts';

/** For programs: every finding with its permanent code. */
export const json: Report = (checked) => {
  const { errors, warnings, mendable } = countFindings(checked);
  const findings = checked.flatMap(({ diagnostics }) =>
    diagnostics.map(({ span, edits, where, ...found }) => ({
      ...found,
      widgets: where,
      offset: span.start,
      length: span.length,
      mendable: edits.length > 0,
    })),
  );
  return JSON.stringify({ version: 1, pages: checked.length, errors, warnings, mendable, findings }, null, 2);
};

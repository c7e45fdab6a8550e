import { codes } from '../diagnostics/codes.ts';
import type { Report } from './report.ts';

/** For code scanning: the static analysis results interchange format, version 2.1.0. */
export const sarif: Report = (checked, { diagnosticMessages }) => {
  const all = checked.flatMap(({ diagnostics }) => diagnostics);
  const used = [...new Set(all.map(({ code }) => code))].sort();
  const rules = used.map((id) => ({
    id,
    shortDescription: { text: diagnosticMessages.explain[id].title },
    fullDescription: { text: diagnosticMessages.explain[id].why },
    defaultConfiguration: { level: codes[id] },
  }));
  const results = all.map((found) => ({
    ruleId: found.code,
    ruleIndex: used.indexOf(found.code),
    level: found.severity,
    message: { text: `${found.message} ${found.fix}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(found.file) },
          region: {
            startLine: found.line,
            startColumn: found.column,
            endLine: found.endLine,
            endColumn: found.endColumn,
          },
        },
      },
    ],
  }));
  const driver = { name: 'kavling validate', rules };
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
    },
    null,
    2,
  );
};

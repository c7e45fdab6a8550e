import type { Path } from '../../../src/document/path.ts';
import { pathOf } from '../../../src/document/walk.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { digitsOf } from '../../../src/lib/phone.ts';
import { examplePairs, exampleValues } from '../example-values.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

/** No placeholder of `new` or of our tutorials is left: leads would not reach anyone. */
export const examplesAreReplaced: Rule = ({ document, marked }) => {
  const found: Finding[] = [];
  const tell = (path: Path, value: string) => found.push({ code: 'KV330', path, params: { value } });
  const project = isRecord(document.project) ? document.project : {};
  const pair = examplePairs.find(
    ({ id, superleadsId }) => project.id === id && project.superleadsId === superleadsId,
  );
  if (project.id === exampleValues.projectId || pair) tell(['project', 'id'], String(project.id));
  for (const key of ['superleadsId', 'micrositeSuperleadsId'])
    if (project[key] === exampleValues.superleadsId || (pair && project[key] === pair.superleadsId))
      tell(['project', key], String(project[key]));
  for (const { value, place } of [...marked.telesales, ...marked.phone])
    if (digitsOf(value) === exampleValues.telesales) tell(pathOf(place), value);
  for (const { value, place } of marked.brochure)
    if (value === exampleValues.brochureUrl) tell(pathOf(place), value);
  return found;
};

import { isRecord } from '../../../src/lib/is-record.ts';
import { digitsOf } from '../../../src/lib/phone.ts';
import type { Finding } from '../finding.ts';
import type { ProjectOfPage, Rule } from './rule.ts';

/** The project of a page document; nothing where it has none with an id. */
export function projectOfPage(document: unknown, file: string): ProjectOfPage | undefined {
  const project = isRecord(document) && isRecord(document.project) ? document.project : {};
  const { id, name, superleadsId, telesalesNumber } = project;
  if (typeof id !== 'string' || id === '') return undefined;
  const number = digitsOf(String(telesalesNumber ?? ''));
  return {
    file,
    id,
    name: String(name ?? ''),
    superleadsId: String(superleadsId ?? ''),
    telesalesNumber: number,
  };
}

/** Pages with one project id are of one project: the backend mixes up their leads otherwise. */
export const projectsAgree: Rule = ({ document }, _folder, { file, pagesOf }) => {
  const own = projectOfPage(document, file);
  if (!own || !pagesOf) return [];
  for (const other of pagesOf(own.id)) {
    if (other.file === own.file) continue;
    const differing = (['name', 'superleadsId', 'telesalesNumber'] as const).find(
      (key) => own[key] !== other[key],
    );
    if (!differing) continue;
    const params = {
      id: own.id,
      other: other.file,
      key: differing,
      own: own[differing],
      theirs: other[differing],
    };
    return [{ code: 'KV331', path: ['project', 'id'], params } satisfies Finding];
  }
  return [];
};

import { pathOf } from '../../../src/document/walk.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

/** A brochure button has a file to open: its own, or the one of the settings (FORM-08). */
export const brochuresHaveAnAddress: Rule = ({ document, brochureHolders }) => {
  const settings = isRecord(document.settings) ? document.settings : {};
  if (typeof settings.brochureUrl === 'string' && settings.brochureUrl !== '') return [];
  return brochureHolders
    .filter(({ value }) => value.kind === 'brochure' && !value.file)
    .map(({ place }): Finding => ({ code: 'KV310', path: [...pathOf(place), 'kind'] }));
};

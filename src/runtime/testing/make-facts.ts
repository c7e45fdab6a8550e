import { settingsDefaults } from '../../generated/tables.ts';
import type { Settings } from '../../generated/view.types.ts';
import { mergeDefaults } from '../../lib/merge-defaults.ts';
import type { PageFacts, Template } from '../facts.ts';

type Part<T> = { [Key in keyof T]?: T[Key] extends object ? Partial<T[Key]> : T[Key] };

export interface FactsOptions {
  template?: Template;
  settings?: Part<Settings>;
  project?: Partial<PageFacts['project']>;
}

/** Facts of a page that sets nothing but what a test needs. */
export function makeFacts({
  template = 'page-builder',
  settings = {},
  project = {},
}: FactsOptions = {}): PageFacts {
  const values: object = mergeDefaults(settings, settingsDefaults);
  const filled = values as Settings;
  return {
    slug: 'taman-asri',
    template,
    project: {
      id: '1042',
      name: 'Taman Asri',
      superleadsId: 'SL-2231',
      micrositeSuperleadsId: '',
      telesalesNumber: '6281111111111',
      ...project,
    },
    settings: filled,
    copy: filled.copy,
    consentTextHash: '',
  };
}

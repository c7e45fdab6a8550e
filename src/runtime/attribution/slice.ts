import { LIMITS } from '../limits.ts';
import { defineSlice } from '../state.ts';

/** Hidden fields of every form, and the cookies they come from (specification, section 3). */
export const ATTRIBUTION_FIELDS = [
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'gclid',
  'fbclid',
] as const;

export type Attribution = Record<(typeof ATTRIBUTION_FIELDS)[number], string>;

declare module '../state.ts' {
  interface State {
    attribution: Attribution;
  }
  interface Restored {
    attribution: Attribution;
  }
  interface EventMap {
    'init/attribution': object;
  }
  interface EffectMap {
    /** Keeps the values for a day; empty ones are removed. */
    'attribution/keep': { values: Attribution };
  }
}

const each = (value: (field: (typeof ATTRIBUTION_FIELDS)[number]) => string): Attribution =>
  Object.fromEntries(ATTRIBUTION_FIELDS.map((field) => [field, value(field)])) as Attribution;

/** The parameters of a query that contains the text `utm`; `undefined` for any other (LEAD-12). */
export function readAttribution(url: string): Attribution | undefined {
  const query = url.split('#')[0]?.split('?').slice(1).join('?') ?? '';
  if (!query.includes('utm')) return undefined;
  const parameters = new URLSearchParams(query);
  return each((field) => (parameters.get(field) ?? '').slice(0, LIMITS.attributionLength));
}

/** Where the visitor came from (LEAD-12). A new campaign replaces the last one whole. */
export default defineSlice({
  name: 'attribution',
  order: 10,
  initial: () => each(() => ''),
  restore: ({ cookies }) => each((field) => cookies.get(field) ?? ''),
  on: {
    'page/loaded': (own, { restored, url }) => {
      Object.assign(own, restored.attribution, readAttribution(url));
      return undefined;
    },
    'init/attribution': (own, { url }) => {
      const isNew = readAttribution(url) !== undefined;
      return [
        ...(isNew ? [{ type: 'attribution/keep', values: { ...own } } as const] : []),
        { type: 'fields/fill', form: '', values: { ...own }, onlyEmpty: false },
      ];
    },
  },
  effects: {
    'attribution/keep': ({ values }, { cookies }) => {
      for (const [name, value] of Object.entries(values)) {
        if (value) cookies.set(name, value, LIMITS.attributionDays);
        else cookies.remove(name);
      }
    },
  },
});

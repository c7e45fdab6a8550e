import { isRecord } from '../../../src/lib/is-record.ts';
import type { Rule } from './rule.ts';

const CONTAINERS = ['productionContainerId', 'stagingContainerId'];
const MEASUREMENTS = ['productionId', 'stagingId'];

/** `trackerDestination` chooses between the measurement tag and the container (ANA-03): ids of the other kind load nothing. */
export const analyticsIdsLoad: Rule = ({ document }) => {
  const settings = isRecord(document.settings) ? document.settings : {};
  const analytics = isRecord(settings.analytics) ? settings.analytics : {};
  const given = (keys: readonly string[]) => keys.filter((key) => Boolean(analytics[key]));
  const isContainer = settings.trackerDestination === 'r123';
  const [used, idle] = isContainer ? [CONTAINERS, MEASUREMENTS] : [MEASUREMENTS, CONTAINERS];
  if (given(used).length > 0) return [];
  return given(idle).map((key) => ({
    code: 'KV321' as const,
    path: ['settings', 'analytics', key],
    params: { key, destination: isContainer ? 'microsite' : 'r123' },
  }));
};

const FORMS: Readonly<Record<string, readonly [form: RegExp, like: string]>> = {
  'google-analytics': [/^(G|GT)-[A-Z0-9]+$/, 'G-ABC123DEF4'],
  'google-ads': [/^AW-[0-9]+$/, 'AW-123456789'],
  'tag-manager': [/^GTM-[A-Z0-9]+$/, 'GTM-ABC123'],
  meta: [/^\d{10,20}$/, '123456789012345'],
  tiktok: [/^[A-Z0-9]{15,25}$/, 'C4ABCDEFGHIJKLMNOPQ0'],
  clarity: [/^[a-z0-9]{6,14}$/, 'abcdefghij'],
};

/** An id in the form of another service loads nothing from this one. */
export const tagIdsLoad: Rule = ({ document }) => {
  const settings = isRecord(document.settings) ? document.settings : {};
  const analytics = isRecord(settings.analytics) ? settings.analytics : {};
  const tags = Array.isArray(analytics.tags) ? analytics.tags : [];
  return tags.flatMap((tag, at) => {
    const { name, id } = isRecord(tag) ? tag : {};
    const known = typeof name === 'string' && Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
    if (!known || typeof id !== 'string' || known[0].test(id)) return [];
    const params = { name: String(name), id, example: known[1] };
    return [{ code: 'KV322' as const, path: ['settings', 'analytics', 'tags', at, 'id'], params }];
  });
};

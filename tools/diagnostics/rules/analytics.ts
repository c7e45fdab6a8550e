import { isRecord } from '../schema/bundle.ts';
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

import type { PageFacts } from '../facts.ts';
import type { TrackerSetup } from '../ports.ts';

/** True if a page is not public, by its address or its settings (ANA-02). */
function isTrial(url: string, environment: string): boolean {
  return environment === 'staging' || /microsites|local/i.test(url);
}

/** The property that a page reports to (ANA-02, ANA-03); an empty id means none. */
export function analyticsProperty(
  { settings }: PageFacts,
  url: string,
): Pick<TrackerSetup, 'destination' | 'id'> {
  const { analytics, trackerDestination: destination, environmentType } = settings;
  const trial = isTrial(url, environmentType);
  if (destination === 'r123') {
    return { destination, id: trial ? analytics.stagingContainerId : analytics.productionContainerId };
  }
  return { destination, id: trial ? analytics.stagingId : analytics.productionId };
}

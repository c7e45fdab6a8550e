import type { TrackedEvent } from '../ports.ts';

/** Limits of GA4: event and parameter names, values, the page's address, parameters an event. */
const NAME = 40;
const VALUE = 100;
const ADDRESS = 1000;
const PARAMETERS = 25;

/** An event as the measurement tag takes it: a name of letters, digits and underscores, and short values. */
export function tagMessage(event: TrackedEvent): ['event', string, Record<string, unknown>] {
  const name = event.name
    .replace(/[^a-z0-9]+/gi, '_')
    .replace(/^[^a-z]+|_+$/gi, '')
    .toLowerCase();
  const parameters = Object.entries(parametersOf(event))
    .filter(([, value]) => value !== '' && value !== undefined)
    .slice(0, PARAMETERS)
    .map(([key, value]) => [key.slice(0, NAME), typeof value === 'string' ? cut(key, value) : value]);
  return ['event', name.slice(0, NAME), Object.fromEntries(parameters)];
}

/** An event as a container takes it: the name as it is, everything else beside it. */
export function containerMessage(event: TrackedEvent): Record<string, unknown> {
  return { event: event.name, ...parametersOf(event) };
}

function parametersOf({ category, label, value, non_interaction, cta_type, dimensions }: TrackedEvent) {
  const own = { event_category: category, event_label: label, value, non_interaction, cta_type };
  return Object.fromEntries(
    Object.entries({ ...own, ...dimensions }).filter(([, each]) => each !== undefined),
  );
}

function cut(key: string, value: string): string {
  return value.slice(0, key === 'page_location' ? ADDRESS : VALUE);
}

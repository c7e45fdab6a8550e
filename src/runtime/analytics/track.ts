import { LIMITS } from '../limits.ts';
import { templateRow } from '../page/slice.ts';
import { TEMPLATES } from '../page/templates.ts';
import type { TrackedEvent } from '../ports.ts';
import type { Outcome, Stamp, State } from '../state.ts';
import { ctaType } from './cta-type.ts';
import { pageLocation } from './page-location.ts';
import type { AnalyticsState } from './state.ts';

export interface Happening {
  name: string;
  label: string;
  category?: string;
  value?: number;
}

/** Adds an event with its dimensions (ANA-05); it goes out at once when the service is ready for it. */
export function track(
  own: AnalyticsState,
  happening: Happening,
  stamp: Stamp,
  all: Readonly<State>,
): Outcome[] {
  if (own.name === 'off' || own.queue.length >= LIMITS.analyticsQueue) return [];
  const { name, label, value } = happening;
  const cta = ctaType(name, label);
  own.queue.push({
    name,
    category: happening.category ?? (templateRow(all.page) ?? TEMPLATES[all.facts.template]).category,
    label,
    ...(value === undefined ? {} : { value }),
    non_interaction: true,
    ...(cta ? { cta_type: cta } : {}),
    dimensions: dimensions(own, stamp, all),
  });
  return own.name === 'ready' ? flush(own) : [];
}

/** Sends everything that waits; the visitor's id is filled in where it is known by now. */
export function flush(own: AnalyticsState): Outcome[] {
  if (own.name !== 'installed' && own.name !== 'ready') return [];
  const sent = own.queue.map(
    (event): TrackedEvent => ({
      ...event,
      dimensions: { ...event.dimensions, user_id: own.userId },
    }),
  );
  own.queue = [];
  return sent.map((event) => ({ type: 'analytics/send', event }));
}

function dimensions(
  own: AnalyticsState,
  { url }: Stamp,
  { facts, project }: Readonly<State>,
): Record<string, string> {
  return {
    project_id: facts.project.id,
    project_name: facts.project.name,
    project_status: project.status,
    province: project.province,
    city: project.city,
    district: project.district,
    user_id: own.userId,
    session_id: own.sessionId,
    superleads_id: facts.project.micrositeSuperleadsId || facts.project.superleadsId,
    page_location: pageLocation(url),
  };
}

import { LIMITS } from '../limits.ts';
import { templateRow } from '../page/slice.ts';
import { TEMPLATES } from '../page/templates.ts';
import type { TrackedEvent } from '../ports.ts';
import type { Outcome, Stamp, State } from '../state.ts';
import { pageLocation } from './page-location.ts';
import type { AnalyticsState } from './state.ts';

export interface Happening {
  name: string;
  label: string;
  category?: string;
  value?: number;
}

/** Adds an event with its dimensions (ANA-05); it is sent immediately if the service is ready. */
export function track(
  own: AnalyticsState,
  happening: Happening,
  stamp: Stamp,
  all: Readonly<State>,
): Outcome[] {
  if (own.name === 'off' || own.buffer.length >= LIMITS.analyticsBuffer) return [];
  own.buffer.push(describe(own, happening, stamp, all));
  return own.name === 'ready' ? flush(own, all) : [];
}

/** An event as the service gets it. */
export function describe(
  own: AnalyticsState,
  { name, label, value, category }: Happening,
  stamp: Stamp,
  all: Readonly<State>,
): TrackedEvent {
  const cta = ctaType(name, label);
  return {
    name,
    category: category ?? (templateRow(all.page) ?? TEMPLATES[all.facts.template]).category,
    label,
    ...(value === undefined ? {} : { value }),
    non_interaction: true,
    ...(cta ? { cta_type: cta } : {}),
    dimensions: dimensions(own, stamp, all),
  };
}

/** Sends everything that waits; the visitor's id and the project are filled in where they are known by now. */
export function flush(own: AnalyticsState, all: Readonly<State>): Outcome[] {
  if (own.name !== 'installed' && own.name !== 'ready') return [];
  const sent = own.buffer.map(({ dimensions, ...event }): TrackedEvent => {
    const isOurs = dimensions.project_id === all.facts.project.id;
    return {
      ...event,
      dimensions: { ...dimensions, ...(isOurs ? projectDimensions(all) : {}), user_id: own.userId },
    };
  });
  own.buffer = [];
  return sent.map((event) => ({ type: 'analytics/send', event }));
}

function dimensions(own: AnalyticsState, { url }: Stamp, all: Readonly<State>): Record<string, string> {
  const { facts } = all;
  return {
    project_id: facts.project.id,
    project_name: facts.project.name,
    ...projectDimensions(all),
    user_id: own.userId,
    session_id: own.sessionId,
    superleads_id: facts.project.micrositeSuperleadsId || facts.project.superleadsId,
    page_location: pageLocation(url),
  };
}

/** The dimensions from the project's answer. */
function projectDimensions({ project }: Readonly<State>): Record<string, string> {
  const { status, province, city, district } = project;
  return { project_status: status, province, city, district };
}

/**
 * The result of a click or a lead (ANA-07): brochure wherever the label contains it, WhatsApp where the name is
 * about a chat, else nothing. Letter case does not count.
 */
export function ctaType(name: string, label: string): 'whatsapp' | 'brochure' | undefined {
  if (/brochure/i.test(label)) return 'brochure';
  return /whatsapp|chat/i.test(name) ? 'whatsapp' : undefined;
}

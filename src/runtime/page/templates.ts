import type { Template } from '../facts.ts';
import type { EventName } from '../state.ts';

/** An initialiser of a page, by the name of its event. */
export type Initialiser = Extract<EventName, `init/${string}`>;

type LeadSaveVariant = 'ajax-endpoint' | 'form-action';

export interface TemplateRow {
  /** Category of its analytics events (ANA-04). */
  category: 'Page-Builder-Microsite' | 'LGP-Microsite' | 'Elementor-Microsite';
  /** True if OTP events are tracked (PAGE-04). */
  tracksOtp: boolean;
  /** Where a lead goes when the page asks for codes, and when it does not (CALL-05). */
  saves: { withOtp: LeadSaveVariant; withoutOtp: LeadSaveVariant };
  /** The initialisers of this page after the common ones (PAGE-02, PAGE-03). */
  initialisers: readonly Initialiser[];
}

const saves = { withOtp: 'ajax-endpoint', withoutOtp: 'form-action' } as const;

/** The initialisers of every page, run first. */
export const COMMON: readonly Initialiser[] = [
  'init/attribution',
  'init/contact',
  'init/queue',
  'init/analytics',
];

/** Everything that differs between the page types. */
export const TEMPLATES: Readonly<Record<Template, TemplateRow>> = {
  'landing-page': {
    category: 'LGP-Microsite',
    tracksOtp: true,
    saves,
    initialisers: ['init/project', 'init/otp'],
  },
  microsite: {
    category: 'LGP-Microsite',
    tracksOtp: true,
    saves,
    initialisers: ['init/project', 'init/otp'],
  },
  'page-builder': {
    category: 'Page-Builder-Microsite',
    tracksOtp: true,
    saves,
    initialisers: ['init/project', 'init/otp'],
  },
  elementor: {
    category: 'Elementor-Microsite',
    tracksOtp: true,
    saves,
    initialisers: ['init/project', 'init/otp'],
  },
};

const BY_CLASS: ReadonlyMap<string, TemplateRow> = new Map(
  Object.entries(TEMPLATES).map(([template, row]) => [`template-${template}`, row]),
);

/** The body-class router (PAGE-02): the common initialisers, then those of each class, every one once. */
export function initialisersFor(classes: readonly string[]): Initialiser[] {
  return [...new Set([...COMMON, ...classes.flatMap((name) => BY_CLASS.get(name)?.initialisers ?? [])])];
}

/** The row of the page type that a body class names; `undefined` on any other page. */
export function templateOf(classes: readonly string[]): TemplateRow | undefined {
  return classes.map((name) => BY_CLASS.get(name)).find((row) => row !== undefined);
}

import type { DialogContent } from './dialog.ts';

/** Lead buttons (specification, section 1): `floating` is the button of the WhatsApp group, `unit` a unit-detail link. */
export type LeadKind = 'whatsapp' | 'virtual-tour' | 'faq' | 'brochure' | 'cta' | 'floating' | 'unit';

/** A lead button as its element describes it (DOM contract); missing attributes are `''`. */
export interface LeadButton {
  kind: LeadKind;
  /** Its text. */
  label: string;
  /** Id of the button's own dialog, even while it points to another one; `''` for a plain link. */
  dialog: string;
  title: string;
  prompt: string;
  submit: string;
  cover: string;
  /** The brochure it leads to, shortcodes and all. */
  file: string;
  unit: string;
  /** The result of a simulation that goes with the lead. */
  simulation: string;
}

const KINDS: ReadonlySet<string> = new Set<LeadKind>([
  'whatsapp',
  'virtual-tour',
  'faq',
  'brochure',
  'cta',
  'floating',
  'unit',
]);

/** Reads the data attributes of a lead button; an unknown kind counts as plain WhatsApp. */
export function readLeadButton({ dataset, textContent, ariaLabel }: HTMLElement): LeadButton {
  const kind = dataset.unit === undefined ? (dataset.lead ?? '') : 'unit';
  return {
    kind: KINDS.has(kind) ? (kind as LeadKind) : 'whatsapp',
    label: (ariaLabel ?? textContent ?? '').replace(/\s+/g, ' ').trim(),
    dialog: dataset.ownDialog ?? dataset.dialog ?? '',
    title: dataset.title ?? '',
    prompt: dataset.prompt ?? '',
    submit: dataset.submit ?? '',
    cover: dataset.cover ?? '',
    file: dataset.file ?? '',
    unit: dataset.unit ?? '',
    simulation: dataset.simulation ?? '',
  };
}

/** Brochure and general CTA lead to a file; the CTA behaves as a brochure lead (BTN-04). */
export function isBrochureKind(kind: LeadKind): boolean {
  return kind === 'brochure' || kind === 'cta';
}

/** The buttons that `leadsSubmissionForm` and `overwriteWhatsapp` are about (BTN-06, BTN-07). */
export function isGeneralWhatsapp(kind: LeadKind): boolean {
  return kind === 'whatsapp' || kind === 'floating';
}

type Words = Record<
  'plainTitle' | 'plainPrompt' | 'plainSubmit' | 'brochureTitle' | 'brochurePrompt' | 'brochureSubmit',
  string
>;

interface CustomCopy {
  enabled: boolean;
  title: string;
  subtitle: string;
}

/**
 * The texts of the dialog for a button (BTN-02 to BTN-05): the button's own, else those of its kind.
 * Custom copy replaces title and prompt except where it is about a brochure.
 */
export function leadContent(
  kind: LeadKind,
  own: DialogContent,
  custom: CustomCopy,
  copy: Words,
): Required<DialogContent> {
  const isBrochure = isBrochureKind(kind);
  const replaced = isBrochure || !custom.enabled ? { title: '', subtitle: '' } : custom;
  return {
    title: replaced.title || own.title || (isBrochure ? copy.brochureTitle : copy.plainTitle),
    prompt: replaced.subtitle || own.prompt || (isBrochure ? copy.brochurePrompt : copy.plainPrompt),
    submit: own.submit || (isBrochure ? copy.brochureSubmit : copy.plainSubmit),
    cover: own.cover,
  };
}

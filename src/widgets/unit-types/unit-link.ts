import type { UnitTypes } from '../../generated/view.types.ts';
import { staticWhatsappLink } from '../../lib/static-whatsapp-link.ts';
import type { PageFactsForViews } from '../../renderer/page-context.tsx';

export type Unit = UnitTypes['items'][number];

/** The price as one phrase: "Mulai Rp 890 juta". */
export function priceOf({ price, priceNote }: Pick<Unit, 'price' | 'priceNote'>): string {
  return price && [priceNote, price].filter(Boolean).join(' ');
}

/** The facts and the price of a unit in one line, for the form. */
export function summaryOf(unit: Unit): string {
  const facts = unit.facts.map(({ text }) => text).join(' · ');
  return [facts, priceOf(unit)].filter(Boolean).join('. ');
}

/**
 * A unit-detail link (BTN-09): it leads to WhatsApp with a message about the unit, and where there is script it opens
 * the unit-type modal filled from the unit.
 */
export function unitLink(unit: Unit, { copy, project, settings }: PageFactsForViews) {
  const message = copy.unitMessage.replace('{{unit}}', unit.name);
  const cover = unit.image ?? unit.floorPlan;
  const summary = summaryOf(unit);
  return {
    href: staticWhatsappLink(project, message || settings.whatsappMessage),
    'data-lead': 'unit',
    'data-whatsapp': '',
    'data-dialog': '_unit-type-modal',
    'data-unit': unit.name,
    'data-title': unit.name,
    ...(summary ? { 'data-prompt': summary } : {}),
    ...(cover ? { 'data-cover': cover.src } : {}),
  };
}

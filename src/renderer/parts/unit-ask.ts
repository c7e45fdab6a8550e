import { shortRupiah } from '../../lib/rupiah.ts';
import { staticWhatsappLink } from '../../lib/static-whatsapp-link.ts';
import type { Unit } from '../../lib/units.ts';
import type { PageFactsForViews } from '../page-context.tsx';

/** The name of one home in a lead and in a message: `Tipe 60 A-12`. */
function unitName({ type, code }: Pick<Unit, 'type' | 'code'>): string {
  return `${type} ${code}`.trim();
}

/** The facts and the price of a home in one line, for the form: `LT 72 m² · LB 60 m². Rp 890 juta`. */
function unitSummary({ land, floor, price }: Unit, lang: string): string {
  const facts = [land && `LT ${land} m²`, floor && `LB ${floor} m²`].filter(Boolean).join(' · ');
  return [facts, price === undefined ? '' : shortRupiah(price, lang)].filter(Boolean).join('. ');
}

/**
 * The attributes of a link that asks about one home (ledger, UNIT-03): it leads to WhatsApp with a message about it, and where
 * there is script it opens the unit form with the home filled in. A widget that has such links `needs` the `unit-type-modal`.
 */
export function unitAsk(unit: Unit, { copy, project, settings }: PageFactsForViews, lang: string) {
  const name = unitName(unit);
  const message = copy.unitMessage.replace('{{unit}}', name);
  const summary = unitSummary(unit, lang);
  return {
    href: staticWhatsappLink(project, message || settings.whatsappMessage),
    'data-lead': 'unit',
    'data-whatsapp': '',
    'data-dialog': '_unit-type-modal',
    'data-unit': name,
    'data-title': name,
    ...(summary ? { 'data-prompt': summary } : {}),
  };
}

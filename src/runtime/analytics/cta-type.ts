/**
 * The result of a click or a lead (ANA-07): brochure wherever the label contains it, WhatsApp where the name is
 * about a chat, else nothing. Letter case does not count.
 */
export function ctaType(name: string, label: string): 'whatsapp' | 'brochure' | undefined {
  if (/brochure/i.test(label)) return 'brochure';
  return /whatsapp|chat/i.test(name) ? 'whatsapp' : undefined;
}

/** "0812 3456 7890" → "6281234567890". */
export function withCountry(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return /^0?8\d{8,11}$/.test(digits) ? `62${digits.replace(/^0/, '')}` : undefined;
}

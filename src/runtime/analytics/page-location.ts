const PERSONAL_NAMES = /name|nama|phone|telp|hp|whatsapp|number|nomor|mail|text|message|pesan/i;
const PERSONAL_VALUES = /@|(?:\d[\s().+-]*){8}/;
const CAMPAIGN_NAMES = /^(utm_|gclid$|fbclid$)/;

/** The page's address without parameters that may hold a name, a number or a message, and without its hash. */
export function pageLocation(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return '';
  }
  url.hash = '';
  for (const [name, value] of [...url.searchParams]) {
    const isPersonal = CAMPAIGN_NAMES.test(name)
      ? value.includes('@')
      : PERSONAL_NAMES.test(name) || PERSONAL_VALUES.test(value);
    if (isPersonal) url.searchParams.delete(name);
  }
  return url.href;
}

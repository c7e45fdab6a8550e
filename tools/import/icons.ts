/** Our icons by what the names of other icon sets hold. */
const BY_WORD: readonly (readonly [string, RegExp])[] = [
  ['whatsapp', /whatsapp/],
  ['check', /check|tick/],
  ['shield', /shield|lock|secur|guard/],
  ['pool', /swim|water|pool|tint|droplet/],
  ['tree', /tree|leaf|seedling|spa|plant|park/],
  ['gym', /dumbbell|gym|fitness|running|heartbeat/],
  ['shop', /shop|store|cart|bag|basket/],
  ['road', /road|route|highway|direction/],
  ['train', /train|subway|bus/],
  ['school', /school|graduation|book|university/],
  ['hospital', /hospital|medical|clinic|medkit|stethoscope/],
  ['pin', /map|location|marker|compass|globe/],
  ['bed', /bed/],
  ['bath', /bath|shower|toilet/],
  ['area', /ruler|expand|vector-square|area/],
  ['car', /car|parking|garage/],
  ['clock', /clock|time|hourglass/],
  ['calendar', /calendar|date/],
  ['phone', /phone|mobile|call/],
  ['download', /download/],
  ['play', /play|video|film/],
  ['arrow', /arrow|angle|chevron|caret|long/],
  ['star', /star|award|trophy|medal|heart/],
  ['key', /key/],
  ['sun', /sun|lightbulb/],
  ['wind', /wind|fan/],
  ['wallet', /wallet|money|dollar|coin|bank|credit/],
  ['percent', /percent|tag/],
  ['info', /info|exclamation/],
  ['question', /question/],
  ['home', /home|house/],
  ['building', /building|city|hotel|industry/],
  ['cube', /cube|box/],
  ['document', /file|document|clipboard|newspaper/],
  ['mail', /mail|envelope|paper-plane/],
];

/** The icon of ours that comes nearest to `fas fa-map-marker-alt`; nothing when none does. */
export function iconFor(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/^fa[srbl]? |fa-|eicon-/g, '');
  return plain === '' ? undefined : BY_WORD.find(([, words]) => words.test(plain))?.[0];
}

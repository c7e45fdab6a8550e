/** Words in the names of other icon sets, by Kavling icon: whole words only, so that "clock" is not a lock. */
const WORDS: Readonly<Record<string, string>> = {
  whatsapp: 'whatsapp',
  check: 'check tick checkmark checked',
  shield: 'shield lock security secure guard',
  pool: 'swimmer swimming swim pool',
  tree: 'tree leaf seedling spa plant park forest leaves',
  gym: 'dumbbell gym fitness running heartbeat',
  shop: 'shop store cart bag basket shopping mall',
  road: 'road route highway directions',
  train: 'train subway bus',
  school: 'school graduation',
  land: 'mountain hill terrain',
  hospital: 'hospital medical clinic medkit stethoscope',
  pin: 'map location marker pin placeholder compass',
  bed: 'bed bedroom',
  bath: 'bath bathtub shower toilet restroom faucet',
  area: 'ruler expand vector area blueprint',
  car: 'car parking garage',
  clock: 'clock time hourglass stopwatch',
  calendar: 'calendar date',
  phone: 'phone mobile call telephone headset',
  download: 'download',
  play: 'play video film',
  arrow: 'arrow angle chevron caret arrows',
  star: 'star award trophy medal',
  key: 'key keys',
  sun: 'sun lightbulb bulb bolt plug solar',
  wind: 'wind fan air',
  wallet: 'wallet money dollar usd coin coins credit cash piggy',
  percent: 'percent percentage tag tags discount gift gifts',
  info: 'info exclamation',
  question: 'question help',
  home: 'home house couch sofa chair',
  building: 'building buildings city hotel industry apartment university bank landmark mosque',
  cube: 'cube cubes box',
  document: 'file document clipboard newspaper contract book books',
  mail: 'mail envelope email',
};
const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([icon, words]) => words.split(' ').map((word) => [word, icon] as const)),
);
/** Names whose words have another meaning in combination. */
const BY_NAME: Readonly<Record<string, string>> = {
  'paper-plane': 'mail',
  'check-double': 'check',
  'water-ladder': 'pool',
  'address-book': 'phone',
};

/** The Kavling icon for a name such as `fas fa-map-marker-alt`; undefined if none fits. Company logos are not icons. */
export function iconFor(name: string): string | undefined {
  const plain = name.toLowerCase();
  const bare = plain
    .replace(/^[\w-]+\s+/, '')
    .replace(/^(?:fa|eicon|icon|jki|ti|bi|dashicons|flaticon)-/, '');
  if (/\b(?:fab|fa-brands)\b/.test(plain) && bare !== 'whatsapp') return undefined;
  const found = bare.split(/[^a-z]+/).find((word) => BY_WORD.has(word));
  return BY_NAME[bare] ?? (found && BY_WORD.get(found));
}

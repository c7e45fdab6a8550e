/** Words in the names of other icon sets, by Kavling icon: whole words only, so that "clock" is not a lock. */
const WORDS: Readonly<Record<string, string>> = {
  whatsapp: 'whatsapp',
  check: 'check tick checkmark checked',
  shield: 'shield lock security secure guard police',
  pool: 'swimmer swimming swim pool',
  tree: 'tree trees leaf seedling spa plant park forest leaves pagelines garden nature flower',
  gym: 'dumbbell gym fitness heartbeat weight running jogging run',
  shop: 'shop store cart bag basket shopping mall market supermarket',
  road: 'road route highway directions signs bridge',
  train: 'train subway bus tram monorail taxi',
  school: 'school graduation university student teacher chalkboard',
  land: 'mountain hill terrain hiking',
  hospital: 'hospital medical clinic medkit stethoscope ambulance doctor pills pharmacy',
  pin: 'map location marker pin placeholder compass flag crosshairs',
  bed: 'bed bedroom',
  bath: 'bath bathtub shower toilet restroom',
  area: 'ruler expand vector area blueprint arrows maximize crop drafting',
  car: 'car parking garage motorcycle',
  clock: 'clock time hourglass stopwatch history',
  calendar: 'calendar date',
  phone: 'phone mobile call telephone headset',
  download: 'download',
  play: 'play film',
  arrow: 'arrow angle chevron caret',
  star: 'star',
  key: 'key keys',
  sun: 'sun lightbulb bulb solar light',
  wind: 'wind fan air snowflake temperature',
  wallet: 'wallet money dollar usd coin coins credit cash piggy rupiah payment',
  percent: 'percent percentage tag tags discount gift gifts badge',
  info: 'info exclamation',
  question: 'question help',
  home: 'home house couch sofa chair door warehouse villa',
  building: 'building buildings city hotel industry apartment bank landmark elevator office skyscraper',
  cube: 'cube cubes box boxes archive',
  document:
    'file document clipboard newspaper contract book books folder list tasks pen pencil edit scroll passport',
  mail: 'mail envelope email inbox',
  people: 'user users people person child children baby family group female male team id walking crowd',
  chart: 'chart graph analytics trending growth poll',
  water: 'water tint droplet drop faucet tap wave waves fish',
  wifi: 'wifi internet network broadcast rss satellite signal',
  bolt: 'bolt plug electric electricity flash charging lightning battery power',
  handshake: 'handshake hands deal partnership',
  heart: 'heart love like kiss',
  food: 'utensils restaurant food coffee mug cocktail glass wine cutlery dinner pizza hamburger utensil cafe beer bread ice',
  camera: 'video camera cctv photo image images',
  mosque: 'mosque pray praying moon kaaba quran',
  plane: 'plane airport flight helicopter',
  truck: 'truck shipping dolly delivery van trailer pallet forklift tractor',
  ship: 'ship boat anchor ferry harbor port sailboat',
  beach: 'umbrella beach island palm vacation holiday',
  fire: 'fire flame burn hot extinguisher grill campground',
  target: 'bullseye target dartboard goal',
  seal: 'certificate award medal stamp trophy ribbon',
  scale: 'balance scale gavel law justice legal',
  tools:
    'tools tool wrench hammer cog cogs gear gears toolbox screwdriver hard hardhat paint brush broom soap trash',
  ban: 'ban slash forbidden times xmark close',
  quote: 'quote quotation quotes',
  globe: 'globe world earth language',
  bell: 'bell concierge notification bullhorn',
  shirt: 'tshirt shirt laundry washer',
  ball: 'futbol football basketball soccer ball sport sports volleyball tennis golf',
  bike: 'bicycle bike biking cycling',
  screen: 'desktop laptop tv screen monitor computer television tablet',
  layers: 'layer layers stairs floors th grid clone bars table',
  refresh: 'sync redo undo refresh recycle exchange retweet repeat rotate',
  rocket: 'rocket launch',
  thumb: 'thumbs thumb',
  gem: 'gem diamond crown ring magic jewel',
  calculator: 'calculator calculate',
  eye: 'eye view binoculars search',
  smile: 'smile laugh grin happy emoji',
  instagram: 'instagram',
  facebook: 'facebook',
  youtube: 'youtube',
  tiktok: 'tiktok',
};
const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([icon, words]) => words.split(' ').map((word) => [word, icon] as const)),
);
/** Names whose words have another meaning in combination. */
const BY_NAME: Readonly<Record<string, string>> = {
  'address-book': 'phone',
  'check-double': 'check',
  'child-reaching': 'people',
  'exchange-alt': 'refresh',
  'fire-extinguisher': 'fire',
  'hand-holding-heart': 'heart',
  'hand-holding-medical': 'hospital',
  'hand-holding-usd': 'wallet',
  'hand-holding-water': 'water',
  'heart-pulse': 'hospital',
  heartbeat: 'hospital',
  'hospital-user': 'hospital',
  'house-user': 'home',
  'hot-tub': 'bath',
  'ice-cream': 'food',
  'magnifying-glass': 'eye',
  'paper-plane': 'mail',
  'street-view': 'pin',
  'place-of-worship': 'mosque',
  'praying-hands': 'mosque',
  'shipping-fast': 'truck',
  'solar-panel': 'sun',
  'table-tennis': 'ball',
  university: 'building',
  'user-graduate': 'school',
  'user-md': 'hospital',
  'user-shield': 'shield',
  'user-lock': 'shield',
  'volume-up': 'bell',
  'water-ladder': 'pool',
};
/** The company logos that are icons. */
const LOGOS = new Set(['whatsapp', 'instagram', 'facebook', 'youtube', 'tiktok']);

/** The icon in place of one that has no counterpart. */
const NEUTRAL = 'dot';

/** The Kavling icon for a name such as `fas fa-map-marker-alt`; undefined if none fits. */
export function iconFor(name: string): string | undefined {
  const plain = name.toLowerCase();
  const bare = plain
    .replace(/^[\w-]+\s+/, '')
    .replace(/^(?:fa|eicon|icon|jki|ti|bi|dashicons|flaticon)-/, '');
  const found = bare.split(/[^a-z]+/).find((word) => BY_WORD.has(word));
  const icon = BY_NAME[bare] ?? (found && BY_WORD.get(found));
  return /\b(?:fab|fa-brands)\b/.test(plain) && !LOGOS.has(icon ?? '') ? undefined : icon;
}

/** The same, with a neutral icon if none fits; undefined without a name. */
export const iconNear = (name: string): string | undefined =>
  name === '' ? undefined : (iconFor(name) ?? NEUTRAL);

import { isRecord } from '../../src/lib/is-record.ts';
import { plainText } from './rich-text.ts';

type Plain = Readonly<Record<string, unknown>>;

/** A key as its words: `ekit_icon_box_title_text` is ekit, icon, box, title, text. */
export const wordsOfKey = (key: string): string[] =>
  key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What controls that hold words for visitors are called; a key ends in one of them. */
const NOUNS =
  set(`title subtitle text txt content contents editor description desc descriptions caption label name
  job designation role position heading headline subheading subheadline html prefix suffix price period currency feature
  features item_text message address quote question answer body info excerpt paragraph review testimonial feedback
  company profession bio about summary phone email day time hours duration number value percentage amount super before
  after focused highlighted highlight rotating animated word words string strings line lines note remark tagline slogan
  copyright first second third middle author client member button btn cta link readmore author_name focus option options
  subtext badge ribbon item list field submit code control col desig`);

/** Nouns that also name settings: their values must look like something that somebody wrote. */
const DOUBTFUL =
  set(`position content contents name html before after line lines number value percentage amount
  first second third middle button btn cta link time day duration focus highlight options option animated rotating word
  words super text label title message info client member author currency period prefix suffix price role badge ribbon
  item list field submit code control col desig`);

/** Words after a noun that leave it a noun: `title_text_a`, `heading_1`. */
const ORDINALS = set('a b c d one two three four five 1 2 3 4 5 6 front back left right top bottom main');

/** Parts of a page that add-ons put on every element, switched off unless somebody switches them on. */
const EXTRAS = set(`tooltip cursor parallax lottie blob particles kenburns sticky condition conditions
  conditional wrapper magic protection protected restrict preloader attributes aria alt placeholder css js id class
  classes tag effect animation motion dynamic fallback query schema seo meta editor_note admin success error invalid
  required validation expire expired expiry found loading shadow watermark water`);

/** What a switch is called beside what it switches. */
const SWITCH = set(
  'show enable enabled switch switcher switchers control display visible visibility toggle active use has is on',
);
const FILLER = new Set(['section', 'settings', 'setting', 'content']);
const ON = set('yes true on show 1');
const OFF = set('no off false hide none hidden disable disabled 0');

/** What add-ons write on a button or a badge that nobody asked for, as long as nothing switches it on. */
const LABELS = set(
  'btn button cta link readmore more label badge ribbon secondary connector middle separator line',
);
const DEFAULTS =
  /^(?:(?:learn|read|view|see|show|know|discover) more|click (?:here|me)!?|get started|button|button text|badge|exclusive|new|sale|popular|recommended|featured|hot|buy now|submit|or|text|go|play video|load more|continue reading|search|all)\s*[»→.!]*$/i;

/** Values of select boxes, switches and style controls. */
const VALUES =
  set(`yes no none custom default true false on off show hide auto inherit initial unset stretch clip dummy
  cover contain fill center centre left right top bottom middle start end justify normal bold bolder lighter italic
  oblique uppercase lowercase capitalize underline overline solid dashed dotted double groove ridge classic gradient
  inline block flex grid row column wrap nowrap fixed absolute relative static scroll visible hidden repeat small medium
  large full thumbnail above below before after inside outside both icon icons text image images number link button
  video youtube vimeo hosted self file media popup lightbox slide slides fade zoom shrink grow horizontal vertical
  primary secondary accent success info warning danger light dark white black transparent h1 h2 h3 h4 h5 h6 div span p a
  section header footer main article aside nav thin round rounded circle square framed stacked filled outline traditional
  boxed desktop tablet mobile px em rem vw vh deg fast slow linear ease recent date title random asc desc post page any
  all static dynamic manual preset style1 style2 style3 blank masonry numeric decimal`);

/** Whether a value is one that a control offers, not one that somebody wrote. */
function isSettingValue(value: string): boolean {
  const plain = value.trim();
  return (
    !/[\p{L}\p{N}]/u.test(plain) ||
    VALUES.has(plain) ||
    /^#[0-9a-f]{3,8}$|^(?:rgb|hsl)a?\(|^(?:https?:)?\/\/|^globals\/|^\[elementor-tag|^var\(--/i.test(plain) ||
    /^-?[\d.]+(?:px|em|rem|vh|vw|%|deg|m?s)$/i.test(plain) ||
    /^(?:fa[srbl]?|fab|fas|far|icon|eicon|jki|dashicons|bi|ti)[ -][\w-]+(?: [\w-]+)*$/.test(plain) ||
    // fadeInUp, no-repeat, text_center, style-1
    /^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z0-9]+(?:[-_][a-z0-9]+)+$/.test(plain)
  );
}

/** Whether a key is one that holds words for visitors. */
function isTextKey(key: string): boolean {
  const words = wordsOfKey(key);
  while (words.length > 1 && ORDINALS.has(words.at(-1) ?? '')) words.pop();
  return NOUNS.has(words.at(-1) ?? '');
}

/** Texts of a window that opens only where another setting says so. */
const IN_WINDOW = /^ekit_team_(?:description|phone|email)$/;
const WINDOW_SWITCH = 'ekit_team_chose_popup';
/** Badges that an add-on puts on elements which are not its own. */
const ADDED_BADGE = /^(?:pa|premium_mscroll)_/;

/** Whether a text stands in the settings although its switch is off, or nobody ever switched it on. */
export function isSwitchedOff(settings: Plain, key: string, owner = ''): boolean {
  const words = wordsOfKey(key);
  const own = new Set([...wordsOfKey(owner), 'ekit', 'sg', 'eael', 'premium', 'jkit', 'jeg', 'pa', 'st']);
  // What a hotspot shows is a tooltip.
  if (own.has('hotspot') || own.has('hotspots')) own.add('tooltip');
  if (IN_WINDOW.test(key) && !isOn(settings[WINDOW_SWITCH])) return true;
  const switches = Object.entries(settings).filter(
    ([name, value]) => (isOff(value) || isOn(value)) && isSwitchOf(wordsOfKey(name), words, own),
  );
  if (switches.length > 0) return switches.every(([, value]) => isOff(value));
  if (words.some((word) => LABELS.has(word) && !own.has(word)) && DEFAULTS.test(String(settings[key])))
    return true;
  if (ADDED_BADGE.test(key) && words.includes('badge')) return true;
  return words.some((word) => EXTRAS.has(word) && !own.has(word));
}

/** Whether a key is the switch of another: what is left of it without the word for a switch stands in the other. */
function isSwitchOf(name: readonly string[], words: readonly string[], own: ReadonlySet<string>): boolean {
  if (!name.some((word) => SWITCH.has(word))) return false;
  const stem = name.filter((word) => !SWITCH.has(word) && (!FILLER.has(word) || words.includes(word)));
  const last = stem.at(-1) ?? '';
  return last !== '' && !own.has(last) && stem.every((word) => words.includes(word));
}

const isOn = (value: unknown) =>
  value === true || value === 1 || (typeof value === 'string' && ON.has(value));

function isOff(value: unknown): boolean {
  return value === '' || value === false || value === 0 || (typeof value === 'string' && OFF.has(value));
}

/** A text for visitors, with the key that holds it. */
export interface FoundText {
  readonly key: string;
  readonly text: string;
}

/** Everything in the settings of a widget that a visitor would read, in order and once. */
export function visibleTexts(settings: Plain, owner = ''): FoundText[] {
  const found: FoundText[] = [];
  const look = (values: Plain) => {
    for (const [key, value] of Object.entries(values)) {
      if (/^_|^motion_fx|^ai$/.test(key)) continue;
      // The labels of links to networks are the networks' names.
      if (Array.isArray(value) && !isSwitchedOff(values, key, owner) && !isSocial(key))
        for (const entry of value.filter(isRecord)) look(entry);
      else if (isVisible(values, key, value, owner)) found.push({ key, text: String(value) });
    }
  };
  look(settings);
  const seen = new Set<string>();
  return found.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function isVisible(values: Plain, key: string, value: unknown, owner: string): boolean {
  if (typeof value === 'number') return isNumberKey(key) && !isSwitchedOff(values, key, owner);
  if (typeof value !== 'string' || !isTextKey(key) || isSwitchedOff(values, key, owner)) return false;
  const text = plainText(value);
  if (isSettingValue(text)) return false;
  const last = wordsOfKey(key).at(-1) ?? '';
  return (
    !DOUBTFUL.has(last) ||
    /[\p{Lu}\p{N}\s]|[^\p{ASCII}]/u.test(text) ||
    /(?:title|text|label|name)$/.test(key) ||
    ALWAYS_WORDS.test(key) ||
    (UNIT.test(key) && /pric/.test(owner))
  );
}

/** Whether a list holds links to networks. */
export const isSocial = (key: string): boolean => /social|^profiles$/.test(key);

/** Keys whose values are words even where they are short and small. */
const ALWAYS_WORDS = /(?:^|_)(?:rotating|focused)$|strings_text_field$/;
/** What a price is for, `juta` or `per m2`. */
const UNIT = /(?:duration|period)$/;

const NUMBERS = set('number percentage percent price amount value ending end');
const MEASURES =
  set(`width height size gap space spacing duration speed delay index columns column slides items limit
  offset order angle rotate opacity scale zoom radius start starting count length per max min rows indent weight
  position animation transition z scroll`);

/** Whether a number is one that visitors read. */
export function isNumberKey(key: string): boolean {
  const words = wordsOfKey(key);
  return words.some((word) => NUMBERS.has(word)) && !words.some((word) => MEASURES.has(word));
}

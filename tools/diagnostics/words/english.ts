import { explanations } from './english-explain.ts';
import { englishPage } from './english-page.ts';
import { firstSentence, or, type Params, type Words } from './words.ts';

const kinds: Record<string, string> = {
  string: 'text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ ]',
  object: 'a group { }',
  null: 'nothing (null)',
};
const kind = (name = '') =>
  name
    .split(',')
    .map((one) => kinds[one] ?? one)
    .join(' or ');
const example = (p: Params, text = 'For example:') => (p.example ? `${text} ${p.example}` : '');
const didYouMean = (p: Params, otherwise: string) =>
  p.suggestion ? `Did you mean "${p.suggestion}"?` : otherwise;
const named = (p: Params) => (p.index ? `Entry ${p.index} of "${p.key}"` : p.key ? `"${p.key}"` : 'The page');
const inside = (p: Params) => (p.holder ? ` in ${p.holder}` : '');

/** English. */
export const english: Words = {
  language: 'en',
  severity: { error: 'error', warning: 'warning' },
  explain: explanations,
  summary({ errors, warnings, pages, mendable }) {
    const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
    if (errors + warnings === 0) return `${count(pages, 'page')} checked, no problems found.`;
    const found = [errors && count(errors, 'error'), warnings && count(warnings, 'warning')].filter(Boolean);
    const mend = mendable ? ` ${mendable} can be fixed for you: kavling validate --fix` : '';
    return `${found.join(' and ')} in ${count(pages, 'page')}.${mend}`;
  },
  say: {
    ...englishPage,
    KV101: (p) => ({
      message: `The file cannot be read: ${p.reason}.`,
      fix: 'Check the name and the permissions of the file.',
    }),
    KV102: () => ({
      message: 'The file is empty.',
      fix: 'Start from a page that works: kavling new my-page',
    }),
    KV103: () => ({
      message: 'This is not a text file.',
      fix: 'Save the page as plain text in UTF-8; a picture or a Word document cannot be a page.',
    }),
    KV104: (p) => ({
      message: `The file has ${p.size}; a page may have ${p.limit}.`,
      fix: 'Keep pictures in files of their own beside page.json and name them in "src".',
    }),
    KV105: (p) => ({
      message: `Groups and lists are nested more than ${p.limit} levels deep.`,
      fix: 'Move widgets out of other widgets; a full page needs about 15 levels.',
    }),
    KV106: () => ({
      message: 'The file starts with an invisible mark (a byte-order mark).',
      fix: 'Save as "UTF-8" instead of "UTF-8 with BOM".',
    }),
    KV111: () => ({
      message: 'These are curly quotes; JSON knows only straight ones.',
      fix: 'Replace “ and ” with ". Word processors curl quotes, so write in a code editor.',
    }),
    KV112: () => ({
      message: 'This comma is not needed.',
      fix: 'Remove it: nothing follows.',
    }),
    KV113: () => ({
      message: 'A comma is missing after this.',
      fix: 'Put a comma here, before what follows.',
    }),
    KV114: (p) => ({
      message: `"${p.key}" is written twice here; the first is in line ${p.line}.`,
      fix: p.same
        ? 'Both say the same: remove one.'
        : 'Only the last one counts. Keep the one you want and remove the other.',
    }),
    KV115: () => ({
      message: 'A page cannot hold comments.',
      fix: 'Remove the comment, or keep the note in another file.',
    }),
    KV116: () => ({
      message: 'Text needs double quotes, not single quotes.',
      fix: `Replace ' with " at both ends.`,
    }),
    KV117: () => ({
      message: 'The closing quote of this text is missing.',
      fix: 'Put " at the end of the text. A text stays on one line; write a new paragraph as a text of its own.',
    }),
    KV118: (p) => ({
      message: `${or(p.found && `"${p.found}"`, 'Something')} does not belong here.`,
      fix: p.instead ? `Write ${p.instead}` : 'Remove it, or write what is missing before it.',
    }),
    KV119: (p) => ({
      message: `This ${p.bracket} is never closed.`,
      fix: `Put ${p.bracket === '[' ? ']' : '}'} where it ends.`,
    }),
    KV120: () => ({
      message: 'A colon is missing after this key.',
      fix: 'Write "key": value, with a colon between.',
    }),
    KV121: (p) => ({
      message: `${p.found === 'tab' ? 'A bare tab or control character' : `The backslash in ${p.found}`} is not allowed in text.`,
      fix:
        p.found === 'tab'
          ? 'Replace it with a space.'
          : 'Write \\\\ for a backslash, and / in the paths of files.',
    }),
    KV122: () => ({
      message: 'This line contains an invisible character.',
      fix: 'Replace it with a plain space. It was copied along with other text.',
    }),
    KV123: (p) => ({
      message: 'There is a quote inside this text.',
      fix: `Write it as \\" or use “ ”: "${p.text}"`,
    }),
    KV201: (p) => ({
      message: `"${p.key}" is not a setting${inside(p)}.`,
      fix: p.suggestion
        ? `Did you mean "${p.suggestion}"? Rename it.`
        : p.alsoThere
          ? `"${p.alsoThere}" is there already: remove one of the two.`
          : `It may have: ${p.known}.`,
    }),
    KV202: (p) => ({
      message: `"${p.key}" is missing${inside(p)}.`,
      fix: [
        p.example ? `Add "${p.key}": ${p.example}` : `Add "${p.key}".`,
        p.about ? `(${firstSentence(p.about)})` : '',
      ]
        .join(' ')
        .trim(),
    }),
    KV203: (p) => ({
      message: `${named(p)} must be ${kind(p.wanted)}; this is ${kind(p.got)}.`,
      fix: example(p, 'Write it like this:') || `Write ${kind(p.wanted)}.`,
    }),
    KV204: (p) => ({
      message: `${named(p)} cannot be ${p.value}.`,
      fix: didYouMean(p, 'Choose one:') + (p.suggestion ? ` All values: ${p.known}.` : ` ${p.known}.`),
    }),
    KV205: (p) => ({
      message: `No widget is called "${p.got}".`,
      fix: `${didYouMean(p, 'Look for the name in the list.')} All names: kavling widgets`,
    }),
    KV206: () => ({
      message: 'This widget does not say what it is: "type" is missing.',
      fix: 'Add "type": "heading", for example. All names: kavling widgets',
    }),
    KV207: (p) => ({
      message: p.limit === '1' ? `${named(p)} is empty.` : `${named(p)} needs at least ${p.limit} letters.`,
      fix: example(p, 'Write something, for example:') || 'Write something here.',
    }),
    KV208: (p) => ({
      message: `${named(p)} has ${p.length} letters; at most ${p.limit} fit.`,
      fix: `Shorten it by ${Number(p.length) - Number(p.limit)} letters.`,
    }),
    KV209: (p) => ({
      message: `${named(p)} is ${p.value}; it must be ${{ least: 'at least', most: 'at most', above: 'more than', below: 'less than' }[p.side ?? ''] ?? ''} ${p.limit}.`,
      fix:
        example(p) ||
        `Write a number that is ${p.side === 'least' || p.side === 'above' ? 'higher' : 'lower'}.`,
    }),
    KV210: (p) => ({
      message: `${named(p)} has ${p.count} entries; it needs at ${p.side} ${p.limit}.`,
      fix: p.side === 'least' ? 'Add what is missing, or remove the whole list.' : 'Take the last ones out.',
    }),
    KV211: (p) => ({
      message: `${named(p)} is not written as it should be: ${p.value}.`,
      fix: [or(p.rule, ''), example(p)].filter(Boolean).join(' ') || 'Look the form up: kavling widgets',
    }),
    KV212: (p) => ({
      message: `Entries ${p.first} and ${p.second} of "${p.key}" are the same.`,
      fix: 'Remove one of them.',
    }),
    KV213: (p) => ({ message: `"${p.key}" is a name that a page may not use.`, fix: 'Remove it.' }),
    KV301: (p) => ({
      message: `The id "${p.id}" is given twice; the first is in line ${p.line}.`,
      fix: `Give one of them another name, for example "${p.id}-2", and change the links that lead to it.`,
    }),
    KV302: (p) => ({
      message: `Nothing on this page has the id "${p.id}".`,
      fix: p.suggestion
        ? `Did you mean "#${p.suggestion}"?`
        : p.known
          ? `Give the target "id": "${p.id}", or link to one that is there: ${p.known}.`
          : `Give the target "id": "${p.id}".`,
    }),
    KV303: () => ({
      message: 'The page has no main title.',
      fix: 'Give one heading "level": 1: search engines and screen readers look for it.',
    }),
    KV304: (p) => ({
      message: `A page has one main title; the first is in line ${p.line}.`,
      fix: 'Give this one "level": 2. Its look stays with "size".',
    }),
    KV305: (p) => ({
      message: `A heading of level ${p.level} follows one of level ${p.before}.`,
      fix: `Use level ${p.wanted}; choose how large it looks with "size".`,
    }),
    KV306: (p) => ({
      message: `"${p.text}" is hard to read on "${p.on}": contrast ${p.ratio}, needed ${p.least}.`,
      fix: 'Make one of the two colours darker or lighter.',
    }),
    KV307: (p) => ({ message: `"${p.value}" is not a complete phone number.`, fix: phoneFix(p) }),
    KV308: (p) => ({
      message: `Videos from "${p.host}" cannot be shown.`,
      fix: 'Use a YouTube or Vimeo address, or a video file (.mp4, .webm).',
    }),
    KV309: (p) => ({
      message: `${p.code} is not a known shortcode: visitors would see it as it is.`,
      fix: `${p.suggestion ? `Did you mean [${p.suggestion}]? ` : ''}The shortcodes are ${p.known}.`,
    }),
    KV310: () => ({
      message: 'This brochure button has no file to open.',
      fix: 'Set "brochureUrl" in "settings", or "file" on this button.',
    }),
    KV311: (p) => ({
      message: `The telesales number "${p.value}" is not a complete phone number.`,
      fix: phoneFix(p),
    }),
    KV312: (p) =>
      p.problem === 'same'
        ? {
            message: `"${p.key}" and "${p.other}" have the same action name, "${p.name}".`,
            fix: 'With one-time codes on, the three actions need three names.',
          }
        : {
            message: `One-time codes cannot be asked for at "${p.name}".`,
            fix: 'Give "ajaxUrl" a path such as /wp-admin/admin-ajax.php or an https address.',
          },
    KV322: (p) => ({
      message: `"${p.id}" is not an id of ${p.name}: nothing would be loaded.`,
      fix: `Copy the id from the service itself. It looks like "${p.example}".`,
    }),
    KV321: (p) => ({
      message: `"${p.key}" loads nothing: "trackerDestination" asks for the other kind of id.`,
      fix: `Write "trackerDestination": "${p.destination}" in "settings".`,
    }),
    KV320: (p) => ({
      message: p.maker
        ? `The id "${p.id}" is the one that a picture of "${p.maker}" gets by itself.`
        : `The id "${p.id}" belongs to the media viewer.`,
      fix: 'Choose another name, and change the links that lead to it.',
    }),
    KV401: (p) => ({
      message: `There is no file "${p.src}" beside this page.`,
      fix: p.suggestion
        ? `Did you mean "${p.suggestion}"?`
        : 'Put the file into the folder of the page, or correct the name.',
    }),
    KV402: (p) => ({
      message: `"${p.alt}" does not say what the picture shows.`,
      fix: 'Describe it in a few words, for example "Gerbang utama Taman Asri Residence".',
    }),
    KV403: (p) => ({
      message: `"${p.src}" lies outside the folder of this page.`,
      fix: `Copy the picture beside page.json and write "${p.name}".`,
    }),
    KV404: (p) => ({
      message: `Browsers do not show ${p.ending ? `.${p.ending} pictures` : 'files without an ending'}.`,
      fix: `Save the picture as one of: ${p.known}.`,
    }),
    KV405: (p) => ({
      message: `A page cannot publish "${p.src}".`,
      fix: `Pictures, films and brochures are published: ${p.known}.`,
    }),
    KV406: (p) => ({
      message: `"${p.src}" is a link to a file outside the folder of this page.`,
      fix: 'Put a copy of the file itself beside page.json.',
    }),
  },
};

function phoneFix(p: Params): string {
  if (p.suggestion) return `Write it with the country code: "${p.suggestion}"`;
  return `It has ${p.digits} digits. Write 62 and the number without its first 0, 11 to 14 digits in all: 628123456789`;
}

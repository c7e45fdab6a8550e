import { explanations } from './english-explain.ts';
import { englishList } from './english-list.ts';
import { englishPage } from './english-page.ts';
import { englishSite } from './english-site.ts';
import { type DiagnosticMessages, firstSentence, or, type Params } from './messages.ts';

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
export const english: DiagnosticMessages = {
  language: 'en',
  severity: { error: 'error', warning: 'warning' },
  explain: explanations,
  summary({ errors, warnings, files, arePages, mendable }) {
    const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
    const looked = count(files, arePages ? 'page' : 'file');
    if (errors + warnings === 0) return `${looked} checked, no problems found.`;
    const found = [errors && count(errors, 'error'), warnings && count(warnings, 'warning')].filter(Boolean);
    const hint = mendable ? ` ${mendable} can be fixed for you: kavling validate --fix` : '';
    return `${found.join(' and ')} in ${looked}.${hint}`;
  },
  findings: {
    ...englishPage,
    ...englishList,
    ...englishSite,
    KV101: (p) => ({
      message: `Cannot read this file: ${p.reason}.`,
      fix: 'Check the file name and its permissions.',
    }),
    KV102: () => ({
      message: 'The file is empty.',
      fix: 'Create a working page to start from: kavling new my-page',
    }),
    KV103: () => ({
      message: 'This is not a text file.',
      fix: 'Save the page as plain text in UTF-8. An image or a Word document cannot be a page.',
    }),
    KV104: (p) => ({
      message: `The file is ${p.size}. The limit for a page is ${p.limit}.`,
      fix: 'Save images as separate files next to page.json and put their names in "src".',
    }),
    KV105: (p) => ({
      message: `Groups and lists are nested more than ${p.limit} levels deep.`,
      fix: 'Move some widgets out of the widgets around them. A full page needs about 15 levels.',
    }),
    KV106: () => ({
      message: 'The file starts with an invisible character (a byte-order mark).',
      fix: 'Save it as "UTF-8" instead of "UTF-8 with BOM".',
    }),
    KV111: () => ({
      message: 'These quotes are curly. JSON needs straight ones.',
      fix: 'Replace “ and ” with ". Use a code editor: word processors turn straight quotes into curly ones.',
    }),
    KV112: () => ({
      message: 'There is an extra comma here.',
      fix: 'Remove it. Nothing comes after it.',
    }),
    KV113: () => ({
      message: 'There is no comma after this.',
      fix: 'Add a comma here, before the next entry.',
    }),
    KV114: (p) => ({
      message: `"${p.key}" appears twice. It is first set on line ${p.line}.`,
      fix: p.same
        ? 'Both have the same value. Remove one.'
        : 'Only the last one is used. Keep the one you want and remove the other.',
    }),
    KV115: () => ({
      message: 'A page cannot contain comments.',
      fix: 'Remove the comment, or move it to another file.',
    }),
    KV116: () => ({
      message: 'Text needs double quotes, not single quotes.',
      fix: `Replace ' with " at both ends.`,
    }),
    KV117: () => ({
      message: 'This text has no closing quote.',
      fix: 'Add " at the end. A text cannot run over several lines, so write each paragraph as a separate text.',
    }),
    KV118: (p) => ({
      message: `${or(p.found && `"${p.found}"`, 'Something')} does not belong here.`,
      fix: p.instead ? `Write ${p.instead}` : 'Remove it, or write what is missing before it.',
    }),
    KV119: (p) => ({
      message: `This ${p.bracket} is never closed.`,
      fix: `Add the missing ${p.bracket === '[' ? ']' : '}'}.`,
    }),
    KV120: () => ({
      message: 'There is no colon after this key.',
      fix: 'Write "key": value, with a colon between the two.',
    }),
    KV121: (p) => ({
      message: `${p.found === 'tab' ? 'A tab or control character' : `The backslash in ${p.found}`} is not allowed in text.`,
      fix:
        p.found === 'tab' ? 'Replace it with a space.' : 'Write \\\\ for a backslash. In file paths, use /.',
    }),
    KV122: () => ({
      message: 'This line contains an invisible character.',
      fix: 'Replace it with an ordinary space. It was probably pasted in with other text.',
    }),
    KV123: (p) => ({
      message: 'This text contains a double quote.',
      fix: `Write it as \\", or use curly quotes “ ”: "${p.text}"`,
    }),
    KV201: (p) => ({
      message: `"${p.key}" is not a setting${inside(p)}.`,
      fix: p.suggestion
        ? `Did you mean "${p.suggestion}"? Rename it.`
        : p.alsoThere
          ? `"${p.alsoThere}" is also set. Remove one of the two.`
          : `You can use: ${p.known}.`,
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
      message: `${named(p)} must be ${kind(p.wanted)}, but this is ${kind(p.got)}.`,
      fix: example(p, 'For example:') || `Write ${kind(p.wanted)}.`,
    }),
    KV204: (p) => ({
      message: `${named(p)} cannot be ${p.value}.`,
      fix: didYouMean(p, 'Choose one of:') + (p.suggestion ? ` All values: ${p.known}.` : ` ${p.known}.`),
    }),
    KV205: (p) => ({
      message: `No widget is called "${p.got}".`,
      fix: `${didYouMean(p, 'Check the name.')} All names: kavling widgets`,
    }),
    KV206: () => ({
      message: 'This widget has no "type", so Kavling does not know which widget it is.',
      fix: 'Add its type, for example "type": "heading". All names: kavling widgets',
    }),
    KV207: (p) => ({
      message:
        p.limit === '1' ? `${named(p)} is empty.` : `${named(p)} needs at least ${p.limit} characters.`,
      fix: example(p, 'Write something, for example:') || 'Write something here.',
    }),
    KV208: (p) => ({
      message: `${named(p)} is ${p.length} characters long. The limit is ${p.limit}.`,
      fix: `Shorten it by ${Number(p.length) - Number(p.limit)} characters.`,
    }),
    KV209: (p) => ({
      message: `${named(p)} is ${p.value}, but must be ${{ least: 'at least', most: 'at most', above: 'more than', below: 'less than' }[p.side ?? ''] ?? ''} ${p.limit}.`,
      fix: example(p) || `Use a ${p.side === 'least' || p.side === 'above' ? 'higher' : 'lower'} number.`,
    }),
    KV210: (p) => ({
      message: `${named(p)} has ${p.count} ${p.count === '1' ? 'entry' : 'entries'}, but needs at ${p.side} ${p.limit}.`,
      fix: p.side === 'least' ? 'Add more entries, or remove the whole list.' : 'Remove the extra ones.',
    }),
    KV211: (p) => ({
      message: `${named(p)} has the wrong format: ${p.value}.`,
      fix: [or(p.rule, ''), example(p)].filter(Boolean).join(' ') || 'See the right format: kavling widgets',
    }),
    KV212: (p) => ({
      message: `Entries ${p.first} and ${p.second} of "${p.key}" are the same.`,
      fix: 'Remove one of them.',
    }),
    KV213: (p) => ({ message: `A page cannot use the key "${p.key}".`, fix: 'Remove it.' }),
    KV301: (p) => ({
      message: `The id "${p.id}" is used twice. It is first used on line ${p.line}.`,
      fix: `Rename one of them, for example to "${p.id}-2", and update the links to it.`,
    }),
    KV302: (p) => ({
      message: `Nothing on this page has the id "${p.id}".`,
      fix: p.suggestion
        ? `Did you mean "#${p.suggestion}"?`
        : p.known
          ? `Add "id": "${p.id}" to the target, or link to an existing id: ${p.known}.`
          : `Add "id": "${p.id}" to the target.`,
    }),
    KV303: () => ({
      message: 'This page has no main heading.',
      fix: 'Set "level": 1 on one heading. Search engines and screen readers rely on it.',
    }),
    KV304: (p) => ({
      message: `This page has a second main heading. The first is on line ${p.line}.`,
      fix: 'Set "level": 2 on this one. Use "size" to keep it looking the same.',
    }),
    KV305: (p) => ({
      message: `This level ${p.level} heading follows a level ${p.before} heading, which skips a level.`,
      fix: `Use level ${p.wanted}, and set how large it looks with "size".`,
    }),
    KV306: (p) => ({
      message: `"${p.text}" is hard to read on "${p.on}". The contrast is ${p.ratio} and must be at least ${p.least}.`,
      fix: 'Make one of the two colours darker or lighter.',
    }),
    KV307: (p) => ({ message: `"${p.value}" is not a complete phone number.`, fix: phoneFix(p) }),
    KV308: (p) => ({
      message: `A page cannot show videos from "${p.host}".`,
      fix: 'Use a YouTube or Vimeo address, or a video file (.mp4, .webm).',
    }),
    KV309: (p) => ({
      message: `${p.code} is not a shortcode, so visitors would see it as plain text.`,
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
            fix: 'When one-time codes are on, the three actions need three different names.',
          }
        : {
            message: `"${p.name}" cannot send one-time codes.`,
            fix: 'Set "ajaxUrl" to a path such as /wp-admin/admin-ajax.php, or to an https address.',
          },
    KV322: (p) => ({
      message: `"${p.id}" is not a valid ${p.name} id, so nothing would load.`,
      fix: `Copy the id from that service. It looks like "${p.example}".`,
    }),
    KV321: (p) => ({
      message: `"${p.key}" has no effect, because "trackerDestination" is set to the other kind of id.`,
      fix: `Set "trackerDestination": "${p.destination}" in "settings".`,
    }),
    KV320: (p) => ({
      message: p.maker
        ? `The id "${p.id}" is already taken by an image in "${p.maker}", which gets it automatically.`
        : `The id "${p.id}" is already taken by the media viewer.`,
      fix: 'Choose another id, and update the links to it.',
    }),
    KV401: (p) => ({
      message: `The file "${p.src}" does not exist.`,
      fix: p.suggestion
        ? `Did you mean "${p.suggestion}"?`
        : "Put the file in the page's folder, or correct the name.",
    }),
    KV402: (p) => ({
      message: `"${p.alt}" does not describe the image.`,
      fix: 'Describe it in a few words, for example "Gerbang utama Taman Asri Residence".',
    }),
    KV403: (p) => ({
      message: `"${p.src}" is outside this page's folder.`,
      fix: `Copy the image next to page.json and write "${p.name}".`,
    }),
    KV404: (p) => ({
      message: `Browsers cannot show ${p.ending ? `.${p.ending} images` : 'files without an extension'}.`,
      fix: `Save the image as one of: ${p.known}.`,
    }),
    KV405: (p) => ({
      message: `A page cannot publish "${p.src}".`,
      fix: `Only images, videos and brochures can be published: ${p.known}.`,
    }),
    KV406: (p) => ({
      message: `"${p.src}" is a link to a file outside this page's folder.`,
      fix: 'Replace it with a copy of the file itself.',
    }),
  },
};

function phoneFix(p: Params): string {
  if (p.suggestion) return `Write it with the country code: "${p.suggestion}"`;
  return `It has ${p.digits} digits. Write 62 and then the number without its first 0, 11 to 14 digits in all: 628123456789`;
}

import { englishListWhy } from './english-list.ts';
import { englishPageWhy } from './english-page.ts';
import { englishSiteWhy } from './english-site.ts';
import type { DiagnosticMessages } from './messages.ts';

/** The texts of `kavling explain` for each code. */
export const explanations: DiagnosticMessages['explain'] = {
  ...englishPageWhy,
  ...englishListWhy,
  ...englishSiteWhy,
  KV101: {
    title: 'The file cannot be read',
    why: 'The file does not exist, is a folder, or you do not have permission to open it.',
  },
  KV102: {
    title: 'The file is empty',
    why: 'A page needs at least version, template, seo, project and sections.',
  },
  KV103: {
    title: 'Not a text file',
    why: 'A page is UTF-8 text. This file contains something else, or text in another encoding.',
  },
  KV104: {
    title: 'The file is too large',
    why: 'Large pages load and edit slowly. The usual cause is an image pasted into the text.',
  },
  KV105: {
    title: 'Too many levels',
    why: 'Deeply nested widgets are hard to follow in the file and do not fit on a phone.',
  },
  KV106: {
    title: 'Byte-order mark',
    why: 'Some programs put an invisible character at the start of a file, and other programs cannot read it.',
  },
  KV111: {
    title: 'Curly quotes',
    why: 'Word processors and chat apps turn " into “ and ”. JSON only accepts ".',
  },
  KV112: {
    title: 'An extra comma',
    why: 'A comma means that another entry follows, so the last entry of a list or group has none.',
  },
  KV113: { title: 'A missing comma', why: 'Commas separate the entries of a list or group.' },
  KV114: {
    title: 'A key is written twice',
    why: 'Only the last one is used, so what you wrote first has no effect.',
  },
  KV115: { title: 'A comment', why: 'JSON does not allow comments. Programs that read the page would fail.' },
  KV116: { title: 'Single quotes', why: 'JSON only accepts double quotes.' },
  KV117: {
    title: 'A text with no closing quote',
    why: 'Every text starts and ends with " on the same line.',
  },
  KV118: {
    title: 'Something unexpected',
    why: 'JSON does not allow this character or word here. Often a word has no quotes around it.',
  },
  KV119: { title: 'An unclosed bracket', why: 'Every { needs a }, and every [ needs a ].' },
  KV120: { title: 'A missing colon', why: 'A colon goes between a key and its value.' },
  KV121: {
    title: 'A character that is not allowed in text',
    why: 'JSON text cannot contain tabs, control characters or single backslashes.',
  },
  KV122: {
    title: 'An invisible character',
    why: 'Text copied from chats and documents can contain special spaces. They look like ordinary ones, but JSON does not accept them.',
  },
  KV123: {
    title: 'A quote inside a text',
    why: 'A plain " ends the text. To show a quote, write \\" or use curly quotes: “ ”.',
  },
  KV201: {
    title: 'An unknown key',
    why: 'Kavling does not use this key, so it has no effect. The usual cause is a typing mistake.',
  },
  KV202: {
    title: 'A key is missing',
    why: 'Without it, Kavling cannot show this part of the page, or leads are lost.',
  },
  KV203: {
    title: 'The wrong kind of value',
    why: 'Text goes in double quotes. Numbers, true and false do not.',
  },
  KV204: { title: 'Not one of the choices', why: 'This key only accepts values from a fixed list.' },
  KV205: {
    title: 'An unknown widget',
    why: 'A page can only contain widgets that exist. See them all: kavling widgets',
  },
  KV206: {
    title: 'A widget without a type',
    why: '"type" is the name of the widget. Without it, nothing appears.',
  },
  KV207: {
    title: 'The text is too short',
    why: 'An empty heading, label or title confuses visitors, search engines and screen readers.',
  },
  KV208: { title: 'The text is too long', why: 'A longer text would be cut off or break the layout.' },
  KV209: { title: 'The number is out of range', why: 'This setting only works within these limits.' },
  KV210: { title: 'Too few or too many entries', why: 'The widget only works with this many entries.' },
  KV211: {
    title: 'The wrong format',
    why: 'Colours, links, ids and addresses each have a fixed format.',
  },
  KV212: { title: 'The same entry twice', why: 'Each entry can appear only once.' },
  KV213: {
    title: 'A forbidden name',
    why: 'This name has a special meaning in JavaScript, so pages cannot use it.',
  },
  KV301: { title: 'An id is used twice', why: 'A link to this id always goes to the first one.' },
  KV302: { title: 'A link to nowhere', why: 'Nothing happens when a visitor clicks it.' },
  KV303: {
    title: 'No main heading',
    why: 'Search engines and screen readers use the level 1 heading as the title of the page.',
  },
  KV304: {
    title: 'More than one main heading',
    why: 'With two main headings, it is unclear what the page is about.',
  },
  KV305: {
    title: 'A skipped heading level',
    why: 'Screen reader users jump from heading to heading. A skipped level sounds as if a part is missing.',
  },
  KV306: {
    title: 'Not enough contrast',
    why: 'Text needs a contrast of at least 4.5 so that people can read it in sunlight or with poor eyesight (WCAG 2.2, 1.4.3).',
  },
  KV307: {
    title: 'An incomplete phone number',
    why: 'WhatsApp only opens the chat if the number has the country code 62 and 11 to 14 digits.',
  },
  KV308: {
    title: 'A video from elsewhere',
    why: 'Kavling only shows videos from YouTube, Vimeo and video files. Other players would not work, or would track your visitors.',
  },
  KV309: {
    title: 'An unknown shortcode',
    why: 'Kavling only replaces [project_name], [telesales_number] and [sender_name].',
  },
  KV310: {
    title: 'A brochure button without a brochure',
    why: 'Visitors would leave their number and get nothing.',
  },
  KV311: { title: 'An incomplete telesales number', why: 'Leads would go to a number that does not exist.' },
  KV312: {
    title: 'One-time codes are not set up',
    why: 'The page could not reach the backend, or the backend could not tell the calls apart. No lead would get through.',
  },
  KV322: {
    title: 'An id from another service',
    why: 'Each service has its own id format. With any other id its script loads nothing, and visits and leads are not counted.',
  },
  KV321: {
    title: 'An analytics id has no effect',
    why: 'A page reports either to a measurement tag or to a tag manager, depending on "trackerDestination". If you only set an id of the other kind, nothing is counted.',
  },
  KV320: {
    title: 'An id that the page already uses',
    why: 'Two elements would have the same id, so links and the media viewer could open the wrong one.',
  },
  KV401: {
    title: 'A file is missing',
    why: 'Visitors would see an empty space. Upper and lower case matter: Hero.jpg is not hero.jpg.',
  },
  KV402: {
    title: 'An image with no description',
    why: 'Screen readers read this text to people who cannot see the image. Search engines use it too.',
  },
  KV403: {
    title: 'A file outside the page',
    why: 'A page keeps everything it needs in its own folder, so that you can move it and build it anywhere.',
  },
  KV404: {
    title: 'An image format that browsers cannot show',
    why: 'Export phone photos (.heic) and design files (.psd, .ai) to another format first.',
  },
  KV405: {
    title: 'A file that cannot be published',
    why: 'The folder also contains page.json, and perhaps price lists and notes. Kavling only publishes what is meant for visitors.',
  },
  KV406: {
    title: 'A link to a file outside the folder',
    why: 'A link could publish any file on this computer, and it breaks when the page is moved.',
  },
};

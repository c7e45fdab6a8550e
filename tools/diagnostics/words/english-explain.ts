import { englishPageWhy } from './english-page.ts';
import type { Words } from './words.ts';

/** What `kavling explain` says of each code. */
export const explanations: Words['explain'] = {
  ...englishPageWhy,
  KV101: {
    title: 'The file cannot be read',
    why: 'The file is not there, is a folder, or you may not open it.',
  },
  KV102: {
    title: 'The file is empty',
    why: 'A page needs at least version, template, seo, project and sections.',
  },
  KV103: {
    title: 'Not a text file',
    why: 'A page is text in UTF-8. This file holds bytes that are no text, or text in another encoding.',
  },
  KV104: {
    title: 'The file is too large',
    why: 'Large pages are slow for visitors and for editors. Most often a picture was pasted into the text.',
  },
  KV105: {
    title: 'Too many levels',
    why: 'Widgets inside widgets inside widgets become impossible to read and to show on a phone.',
  },
  KV106: {
    title: 'Byte-order mark',
    why: 'Some programs put an invisible mark at the start of a file. Other programs stumble over it.',
  },
  KV111: {
    title: 'Curly quotes',
    why: 'Word processors and chat programs turn " into “ and ”. JSON reads only ".',
  },
  KV112: {
    title: 'An extra comma',
    why: 'A comma says that more follows, so there is none after the last entry of a list or group.',
  },
  KV113: { title: 'A comma is missing', why: 'Entries of a list or group are separated by commas.' },
  KV114: {
    title: 'A key is written twice',
    why: 'Only the last one counts, so what you wrote first is silently lost.',
  },
  KV115: { title: 'A comment', why: 'JSON has no comments. Programs that read the page would stop at it.' },
  KV116: { title: 'Single quotes', why: 'JSON knows only double quotes.' },
  KV117: { title: 'A text without its end', why: 'Every text starts and ends with ", on one line.' },
  KV118: {
    title: 'Something unexpected',
    why: 'A character or word is where JSON does not allow it; often quotes are missing around a word.',
  },
  KV119: { title: 'A bracket is not closed', why: 'Every { needs its }, every [ its ].' },
  KV120: { title: 'A colon is missing', why: 'A colon goes between a key and its value.' },
  KV121: {
    title: 'A character that is not allowed in text',
    why: 'Tabs, control characters and lone backslashes have to be written in another way.',
  },
  KV122: {
    title: 'An invisible character',
    why: 'Chats and documents hold spaces of other kinds. They look empty, but programs stop at them.',
  },
  KV123: {
    title: 'A quote inside a text',
    why: 'A plain " ends a text. One that belongs to the words is written \\", or as a curly quote: “ ”.',
  },
  KV201: {
    title: 'An unknown key',
    why: 'Nothing reads this key, so what you wrote would have no effect. Most often it is a typing mistake.',
  },
  KV202: {
    title: 'A key is missing',
    why: 'Without it the part cannot be shown, or a lead would not reach anyone.',
  },
  KV203: {
    title: 'The wrong kind of value',
    why: 'Text needs double quotes; numbers, true and false go without.',
  },
  KV204: { title: 'Not one of the choices', why: 'This key has a fixed list of values.' },
  KV205: {
    title: 'An unknown widget',
    why: 'The page can only hold widgets that exist. See them all: kavling widgets',
  },
  KV206: {
    title: 'A widget without a type',
    why: '"type" says which widget it is; without it nothing can be shown.',
  },
  KV207: {
    title: 'The text is too short',
    why: 'An empty heading, label or title confuses visitors, search engines and screen readers.',
  },
  KV208: { title: 'The text is too long', why: 'It would be cut off or break the layout.' },
  KV209: { title: 'The number is out of range', why: 'The part only works within these limits.' },
  KV210: { title: 'Too few or too many entries', why: 'The part needs this many entries to make sense.' },
  KV211: {
    title: 'Not in the right form',
    why: 'Colours, links, ids and addresses are written in a fixed way.',
  },
  KV212: { title: 'The same entry twice', why: 'Each entry may be there once.' },
  KV213: {
    title: 'A forbidden name',
    why: 'This name has a meaning for programs and is never used in a page.',
  },
  KV301: { title: 'An id is given twice', why: 'A link to this id would lead to the first of them only.' },
  KV302: { title: 'A link to nowhere', why: 'A click on it would do nothing.' },
  KV303: {
    title: 'No main title',
    why: 'Search engines and screen readers take the heading of level 1 as the title of the page.',
  },
  KV304: {
    title: 'More than one main title',
    why: 'With two main titles nobody can tell what the page is about.',
  },
  KV305: {
    title: 'A heading level is left out',
    why: 'People who listen to a page jump from heading to heading; a gap sounds like a missing part.',
  },
  KV306: {
    title: 'Colours too alike',
    why: 'Text needs a contrast of 4.5 to be read in sunlight and with weak eyes (WCAG 2.2, 1.4.3).',
  },
  KV307: {
    title: 'A wrong phone number',
    why: 'Numbers need the country code 62 and 11 to 14 digits, or WhatsApp does not open the chat.',
  },
  KV308: {
    title: 'A video from elsewhere',
    why: 'Only YouTube, Vimeo and video files are shown; other players would not work or would follow your visitors.',
  },
  KV309: {
    title: 'An unknown shortcode',
    why: 'Only [project_name], [telesales_number] and [sender_name] are filled in.',
  },
  KV310: {
    title: 'A brochure button without a brochure',
    why: 'The visitor would leave a number and get nothing.',
  },
  KV311: { title: 'A wrong telesales number', why: 'Leads would be sent to a number that does not exist.' },
  KV312: {
    title: 'One-time codes are not set up',
    why: 'The backend could not tell the calls apart, or could not be reached, and no lead would get through.',
  },
  KV322: {
    title: 'A tag has the id of another service',
    why: 'Each service has ids of a form of its own. With any other its script loads nothing, and visits and leads are not counted.',
  },
  KV321: {
    title: 'An analytics id loads nothing',
    why: 'A page reports to a measurement tag or to a tag manager, as "trackerDestination" says. With an id of the other kind alone nothing is counted.',
  },
  KV320: {
    title: 'An id belongs to the page itself',
    why: 'Two things on the page would have the same id, and links and the media viewer would find the wrong one.',
  },
  KV401: {
    title: 'A file is missing',
    why: 'Visitors would see an empty place. Names are compared letter by letter: Hero.jpg is not hero.jpg.',
  },
  KV402: {
    title: 'A picture is not described',
    why: 'People who cannot see the picture hear this text, and search engines read it.',
  },
  KV403: {
    title: 'A file outside the page',
    why: 'Everything a page needs lies in its folder, so that it can be moved and built anywhere.',
  },
  KV404: {
    title: 'A picture format that browsers do not show',
    why: 'Photos from phones (.heic) and design files (.psd, .ai) must be exported first.',
  },
  KV405: {
    title: 'A file that is not published',
    why: 'Price lists, notes and page.json itself lie beside the pictures. Only what is meant for visitors goes out.',
  },
  KV406: {
    title: 'A link out of the folder',
    why: 'Through a link a page could publish any file of this computer, and elsewhere the link leads nowhere.',
  },
};

import type { PageCode } from './page-codes.ts';
import type { Words } from './words.ts';

/** English: what a page as a whole, and the files beside it, must keep. */
export const englishPage: Pick<Words['say'], PageCode> = {
  KV330: (p) => ({
    message: `"${p.value}" is an example value.`,
    fix: 'Write your own; until then the page cannot be built.',
  }),
  KV331: (p) => ({
    message: `${p.other} has the project id "${p.id}" too, but ${p.key} "${p.theirs}" instead of "${p.own}".`,
    fix: 'Pages of one project say the same under "project"; give another project an id of its own.',
  }),
  KV214: (p) => ({
    message: `"${p.key}" is a number; this is a link to a map.`,
    fix: p.latitude
      ? `The place of the link is "latitude": ${p.latitude}, "longitude": ${p.longitude}.`
      : 'Open the link in a browser: the two numbers after @ in its address are latitude and longitude.',
  }),
  KV332: (p) =>
    p.kind === 'break'
      ? {
          message: 'The line break in this text is shown as a space.',
          fix: 'Write a new paragraph as a text of its own.',
        }
      : {
          message: `Visitors would read "${p.found}" as it stands: texts are plain.`,
          fix:
            p.kind === 'character'
              ? 'Write the character itself, or a plain space.'
              : 'Remove it. In "content", { "text": "…", "bold": true } is bold and { "text": "…", "link": "…" } a link.',
        },
  KV333: (p) => ({
    message: `The widget "${p.type}" stands straight in "sections".`,
    fix: 'Put it into a section, which gives it space, width and a colour: { "type": "section", "children": [ … ] }',
  }),
  KV334: () => ({
    message: 'A press on this WhatsApp link is not counted as a lead.',
    fix: 'Use { "type": "lead-button", "kind": "whatsapp" }: it knows the project and the sales number.',
  }),
  KV335: (p) => ({
    message: `This countdown ended at ${p.until}.`,
    fix: 'Give it a new end, or take it out.',
  }),
  KV336: (p) => ({
    message: `The widget "${p.type}" is empty.`,
    fix: `Put something into "${p.slot}", or take it out: visitors would see an empty band.`,
  }),
  KV337: (p) => ({
    message: `This widget stands in ${p.limit} others.`,
    fix: 'Take widgets out of each other; on a phone nothing is left of such a place.',
  }),
  KV410: (p) => ({
    message: `A page cannot be called "${p.slug}": something else answers at /${p.slug}/.`,
    fix: 'Rename the folder of the page.',
  }),
  KV411: (p) =>
    p.problem === 'empty'
      ? { message: `The file "${p.src}" is empty.`, fix: 'Copy it again beside page.json.' }
      : {
          message: `The picture "${p.src}" cannot be read: it is damaged, or no picture.`,
          fix: 'Save it again as JPEG, PNG, WebP or SVG. A new name does not change what a file is.',
        },
  KV412: (p) => ({
    message: `The picture "${p.src}" is too large: ${p.width} by ${p.height} pixels.`,
    fix: 'Save it no wider than 4,000 pixels, and no longer than ten times its width.',
  }),
  KV413: (p) => ({
    message: `"${p.src}" is the address of a page that shows a picture, not of the picture.`,
    fix: 'Download the picture, put it beside page.json and write its file name.',
  }),
  KV414: (p) => ({
    message: `The picture "${p.src}" is ${p.width} pixels wide; here it is shown larger and looks blurred.`,
    fix: `Use one that is at least ${p.least} pixels wide.`,
  }),
};

/** Why, for `kavling explain`. */
export const englishPageWhy: Pick<Words['explain'], PageCode> = {
  KV330: {
    title: 'An example value is left',
    why: 'A new page holds example ids, an example number and an example brochure. Leads would reach nobody, so `kavling build` refuses them.',
  },
  KV331: {
    title: 'Two projects with one id',
    why: 'The backend tells projects apart by their id: leads of one page would go to the team of the other.',
  },
  KV214: {
    title: 'A map link instead of a number',
    why: 'A map needs two numbers. A long Google Maps link holds them; a short one leads to a long one.',
  },
  KV332: {
    title: 'HTML or Markdown in a text',
    why: 'Texts are shown as they are written, so that nothing in them can break a page. Signs would be read as signs.',
  },
  KV333: {
    title: 'A widget outside a section',
    why: 'Sections give widgets their space and width, and anchors and colours to the page.',
  },
  KV334: {
    title: 'A WhatsApp link that is not counted',
    why: 'A plain link opens a chat, but no lead is saved, the campaign is lost, and no salesperson is chosen.',
  },
  KV335: { title: 'A countdown that is over', why: 'Visitors read that the promotion has ended.' },
  KV336: { title: 'Something empty', why: 'Visitors see a band without anything in it.' },
  KV337: {
    title: 'Widgets too deep in each other',
    why: 'Each level takes some width; after several, nothing can be read on a phone.',
  },
  KV410: {
    title: 'A name that is taken',
    why: 'Scripts, leads, the desk and the health answers have addresses of their own; a page there could not be opened.',
  },
  KV411: {
    title: 'A file that cannot be used',
    why: 'Visitors would see a hole. Often a download stopped half-way, or a .heic or .pdf was renamed to .jpg.',
  },
  KV412: {
    title: 'A picture with too many pixels',
    why: 'No screen shows that many, and pictures of this size cannot be made into the formats that browsers take.',
  },
  KV413: {
    title: 'A page instead of a picture',
    why: 'Drive, Dropbox and Google Photos share pages around a picture. A browser cannot show a page as a picture.',
  },
  KV414: {
    title: 'A picture that is too small',
    why: 'A picture that is stretched over its place looks blurred, most of all on phones with fine screens.',
  },
};

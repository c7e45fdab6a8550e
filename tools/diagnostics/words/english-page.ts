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

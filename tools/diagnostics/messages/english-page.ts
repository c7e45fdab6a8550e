import type { PageCode } from '../codes.ts';
import { drawingTextOf } from './drawings.ts';
import type { DiagnosticMessages } from './messages.ts';

const bank = (name: string) => ({
  what: `The offer of "${name}"`,
  fix: 'Ask the bank for its new offer, and write its rates and its last day in "validUntil". After its end the page does not count with it.',
});

const OFFERS: Readonly<Record<string, typeof bank> & { bank: typeof bank }> = {
  bank,
  rule: (name) => ({
    what: `The tax rule "${name}"`,
    fix: 'Write the rule that follows it as "own". Without one, the page counts the whole tax after its end.',
  }),
  phase: (name) => ({
    what: `The last phase of sale${name && ` "${name}"`}`,
    fix: 'Add the next phase, or write a later last day. After its end the price list shows no prices.',
  }),
};

/** English: what a page as a whole, and the files beside it, must keep. */
export const englishPage: Pick<DiagnosticMessages['findings'], PageCode> = {
  KV330: (p) => ({
    message: `"${p.value}" is an example value.`,
    fix: 'Replace it with your own. You cannot build the page until you do.',
  }),
  KV331: (p) => ({
    message: `${p.other} uses the same project id "${p.id}" with a different ${p.key}: "${p.theirs}" instead of "${p.own}".`,
    fix: 'Pages of the same project must have the same "project". If these are two projects, give each its own id.',
  }),
  KV214: (p) => ({
    message: `"${p.key}" must be a number, but this is a map link.`,
    fix: p.latitude
      ? `The link points to "latitude": ${p.latitude}, "longitude": ${p.longitude}. Use these numbers.`
      : 'Open the link in a browser. The two numbers after @ in the address are the latitude and longitude.',
  }),
  KV332: (p) =>
    p.kind === 'break'
      ? {
          message: 'This text contains a line break, which is shown as a space.',
          fix: 'Write each paragraph as a separate text.',
        }
      : {
          message: `Visitors would see "${p.found}" as plain text.`,
          fix:
            p.kind === 'character'
              ? 'Write the character itself, or an ordinary space.'
              : 'Remove it. For bold text in "content", write { "text": "…", "bold": true }. For a link, write { "text": "…", "link": "…" }.',
        },
  KV333: (p) => ({
    message: `The widget "${p.type}" is placed directly in "sections".`,
    fix: 'Put it in a section, which sets its spacing, width and colour: { "type": "section", "children": [ … ] }',
  }),
  KV334: () => ({
    message: 'Clicks on this WhatsApp link are not counted as leads.',
    fix: 'Use { "type": "lead-button", "kind": "whatsapp" }, which fills in the project and the sales number.',
  }),
  KV335: (p) => ({
    message: `This countdown ended on ${p.until}.`,
    fix: 'Set a new end date, or remove the countdown.',
  }),
  KV336: (p) => ({
    message: `The widget "${p.type}" is empty.`,
    fix: `Add widgets to "${p.slot}", or remove the widget. Visitors would see an empty gap.`,
  }),
  KV337: (p) => ({
    message: `This widget is nested inside ${p.limit} others.`,
    fix: 'Remove some of the widgets around it. On a phone there is no room left at this depth.',
  }),
  KV338: (p) => ({
    message: 'Editors look for help in the package here, which does not know what your site adds.',
    fix: `Write "${p.value}".`,
  }),
  KV340: (p) => {
    const { what, fix } = (OFFERS[p.kind ?? ''] ?? OFFERS.bank)(p.name ?? '');
    const until = p.days === '0' ? 'today' : `on ${p.until}, in ${p.days} ${p.days === '1' ? 'day' : 'days'}`;
    return { message: p.days ? `${what} ends ${until}.` : `${what} ended on ${p.until}.`, fix };
  },
  KV341: (p) => ({
    message: `This is still sample text: "${p.value}"`,
    fix: 'Write what is true for this project. If it is true already, keep it in settings.keptSamples.',
  }),
  KV410: (p) => ({
    message: `A page cannot be called "${p.slug}", because Kavling itself uses the address /${p.slug}/.`,
    fix: "Rename the page's folder.",
  }),
  KV411: (p) => {
    if (p.problem === 'empty')
      return { message: `The file "${p.src}" is empty.`, fix: 'Copy it next to page.json again.' };
    if (p.problem === 'heavy')
      return {
        message: `The image "${p.src}" takes too long to read, or too much memory.`,
        fix: 'Save it smaller and simpler: a photograph at most 4,000 pixels wide, a drawing with fewer effects or as PNG.',
      };
    return {
      message: `Cannot read the image "${p.src}". It is damaged, or it is not an image.`,
      fix: 'Save it again as JPEG, PNG, WebP or SVG. Renaming a file does not convert it.',
    };
  },
  KV412: (p) => ({
    message: `The image "${p.src}" is too large: ${p.width} by ${p.height} pixels.`,
    fix: 'Resize it to at most 4,000 pixels wide, and at most ten times as tall as it is wide.',
  }),
  KV413: (p) => ({
    message: `"${p.src}" is a link to a web page with an image on it, not to the image itself.`,
    fix: 'Download the image, put it next to page.json and write its file name.',
  }),
  KV414: (p) => ({
    message: `The image "${p.src}" is only ${p.width} pixels wide and will look blurred here on sharp screens.`,
    fix: `Use an image at least ${p.least} pixels wide.`,
  }),
  KV415: (p) => drawingTextOf('en', p),
  KV339: (p) => ({
    message: `The widget "${p.type}" has nothing to show.`,
    fix: `Give it ${p.keys}, or remove the widget.`,
  }),
};

/** Why, for `kavling explain`. */
export const englishPageWhy: Pick<DiagnosticMessages['explain'], PageCode> = {
  KV330: {
    title: 'An example value has not been replaced',
    why: 'A new page contains example ids, an example number and an example brochure. Leads would not reach anyone, so `kavling build` refuses to build it.',
  },
  KV331: {
    title: 'Two projects with one id',
    why: 'The backend tells projects apart by their id. Leads from one page would go to the other project’s team.',
  },
  KV214: {
    title: 'A map link instead of a number',
    why: 'A map needs two numbers. You can find them in a long Google Maps link. Open a short link to get the long one.',
  },
  KV332: {
    title: 'HTML or Markdown in a text',
    why: 'Kavling shows text exactly as you write it, so that no text can break a page. Visitors would see the tags and symbols.',
  },
  KV333: {
    title: 'A widget outside a section',
    why: 'A section sets the spacing, width and colour of its widgets, and gives links a place to go to.',
  },
  KV334: {
    title: 'A WhatsApp link that is not counted',
    why: 'An ordinary link opens a chat, but saves no lead, loses the campaign and picks no salesperson.',
  },
  KV335: { title: 'A countdown that is over', why: 'Visitors see that the promotion has ended.' },
  KV336: { title: 'An empty widget', why: 'Visitors see a gap with nothing in it.' },
  KV337: {
    title: 'Widgets nested too deeply',
    why: 'Each level takes up some width. After a few, there is no room left on a phone.',
  },
  KV338: {
    title: 'The schema of the package instead of the one of the site',
    why: 'Editors mark the widgets, presets, icons and fonts of your site as mistakes. The schema in .kavling/ knows them.',
  },
  KV339: {
    title: 'A widget without any of its contents',
    why: 'Visitors see a picture that they can do nothing with.',
  },
  KV340: {
    title: 'An offer, a tax rule or a phase of sale that ends',
    why: 'After its last day the page no longer counts with it, so instalments, costs or prices change overnight. The warning comes 14 days ahead.',
  },
  KV341: {
    title: 'Sample text',
    why: 'Ready-made sections and new widgets show an invented project. Visitors would take its prices, sizes, days and promises for yours.',
  },
  KV410: {
    title: 'The page name is taken',
    why: 'Kavling uses some addresses itself, for scripts, leads, the desk and health checks. A page there could not be opened.',
  },
  KV411: {
    title: 'A file that cannot be used',
    why: 'Visitors would see an empty space. Often a download was cut off, or a .heic or .pdf file was renamed to .jpg.',
  },
  KV412: {
    title: 'An image with too many pixels',
    why: 'No screen shows that many, and Kavling cannot convert images this large to the formats browsers use.',
  },
  KV413: {
    title: 'A link to a web page instead of an image',
    why: 'A Drive, Dropbox or Google Photos link opens a web page with the image on it. A browser cannot show that page as an image.',
  },
  KV414: {
    title: 'An image that is too small',
    why: 'An image stretched beyond its size looks blurred, especially on phones with sharp screens.',
  },
  KV415: {
    title: 'A drawing that cannot be used',
    why: 'An SVG is a document: it can run scripts, load other files and draw one shape a million times. Kavling accepts the parts that only draw. Notes that editors such as Inkscape and Illustrator add do no harm.',
  },
};

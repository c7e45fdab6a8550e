import { isRecord } from '../../../src/lib/is-record.ts';
import type { Conversion, Mapper, Node } from '../conversion.ts';
import { plainText } from '../rich-text.ts';
import { headingNode, textNode } from './basic.ts';

/** Widgets whose content lives on the site: its posts, menus, products, its name. */
const LIVES_ON_SITE =
  /^(?:posts|portfolio|loop-(?:grid|carousel)|archive-.*|theme-.*|post-.*|nav-menu|navigation-menu|breadcrumbs|sidebar|template|global|search(?:-form)?|woocommerce-.*|wc-.*|page-title|site-title|login|sitemap|read-more|progress-tracker|facebook-.*)$/;

/** True if all content of a widget lives on the site. */
export const livesOnSite = (type: string): boolean => LIVES_ON_SITE.test(type);

/** Says in the report that a widget's content lives on the site. */
export function leftOnSite(type: string, conversion: Conversion): Node[] {
  conversion.addNote('Its content lives on the site, and is omitted.');
  conversion.hint(
    `"${type}" is omitted: its content (posts, menus, products, the site's name) lives on the site.`,
  );
  return [];
}

/** A widget whose content lives on the site. */
export const siteContent: Mapper = (settings, conversion, { type }) => {
  settings.ignore(...Object.keys(settings.raw));
  return leftOnSite(type, conversion);
};

/** A classic WordPress widget, whose own settings are in `wp`. */
export const wordpressWidget: Mapper = (settings, conversion, { type }) => {
  const { wp } = settings.raw;
  settings.ignore('wp');
  const own = isRecord(wp) ? wp : {};
  const words = (key: string) => (typeof own[key] === 'string' ? own[key] : '');
  const nodes = [
    ...headingNode(words('title'), 5),
    ...['text', 'content'].flatMap((key) => textNode(words(key), conversion)),
  ];
  if (nodes.length === 0) return leftOnSite(type, conversion);
  conversion.addNote('A widget of WordPress became its words.');
  return nodes;
};

const DAY = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?/;

/** A countdown to a day, centred as in Elementor; empty without a day. */
export function countdownOf(until: string, conversion: Conversion): Node[] {
  const [, day, time = '00:00'] = DAY.exec(until) ?? [];
  conversion.addNote('The countdown runs to the same moment by Jakarta time, in the words of Kavling.');
  if (day) return [{ type: 'countdown', until: `${day}T${time}`, align: 'center' }];
  conversion.hint('A countdown without a fixed day is omitted: each visitor had a different time.');
  return [];
}

export const countdown: Mapper = (settings, conversion) => {
  const nodes = countdownOf(settings.text('due_date'), conversion);
  settings.ignore(...Object.keys(settings.raw));
  return nodes;
};

/** The last line of a page, without the codes that the site would fill in. */
export const copyright: Mapper = (settings, conversion) => {
  const words = settings.text('shortcode').replace(/\[[^\]]*\]/g, '');
  conversion.addNote("The year and the site's name lived on the site: write them out.");
  return plainText(words) ? textNode(words, conversion, { size: 'small' }) : [];
};

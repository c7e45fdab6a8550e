/** WordPress shortcodes that may consist of a name alone; any other word in brackets may be the author's text. */
const NAMES =
  `gallery caption embed audio video playlist wpforms metform contact-form contact-form-7 elementor-template
  rev_slider smartslider3 products instagram-feed fluentform gravityform ninja_form trustindex wpgmza year site_name`
    .split(/\s+/)
    .join('|');

/** `[gallery ids="1,2"]`, `[rev_slider home]`, `[/caption]`: a closing one, or one with a setting, with a name of code, or with a known one. */
const SHORTCODE = new RegExp(
  `\\[/[a-z][\\w-]*\\]|\\[/?(?:[a-z][\\w-]*\\s[^\\][<]*=[^\\][]*|(?=[a-z0-9]+[_-])[a-z][\\w-]*(?:\\s[^\\][<]*)?|(?:${NAMES})(?:\\s[^\\][<]*)?)\\]`,
  'gi',
);

/** `[su_button url="…"]Unduh[/su_button]` */
const AROUND_WORDS = /\[([a-z][\w-]*)(\s[^\][<]*)\]([^\][]*)\[\/\1\]/gi;
const QUOTES = /["'“”″]|&(?:quot|#34|#39|#82(?:20|21|43));/g;
const ADDRESS = /\s(?:url|link|href)="?([^\s"]+)/i;

/** A text in which shortcodes around words become links, if they have an address. */
export const withShortcodeLinks = (text: string): string =>
  text.replace(AROUND_WORDS, (code: string, _name: string, given: string, words: string, at: number) => {
    const address = ADDRESS.exec(given.replace(QUOTES, '"'))?.[1];
    if (!address) return code;
    const isGlued = /^\w/.test(text.slice(at + code.length, at + code.length + 1));
    return `<a href="${address}">${words}</a>${isGlued ? ' ' : ''}`;
  });

/** A shortcode that shows a form of a plug-in. */
const FORM =
  /\[(?:contact-form(?:-7)?|wpforms|fluentform|gravityforms?|ninja_forms?|metform|forminator_form|formidable|weforms|caldera_form|mc4wp_form|everest_form|happyforms)(?:\s[^\][<]*)?\]/gi;

/** The tag that represents a form in a text. */
export const FORM_TAG = 'kavling-form';

/** A text in which form shortcodes are replaced by tags. */
export const withForms = (text: string): string => text.replace(FORM, `<${FORM_TAG}></${FORM_TAG}>`);

/** A text without its shortcodes. Text between an opening and a closing one is kept. */
export function withoutShortcodes(text: string): string {
  const linked = withShortcodeLinks(text);
  const marked = linked.replace(SHORTCODE, (code, at: number) => {
    if (!code.startsWith('[/')) return linked.includes(`[/${/[\w-]+/.exec(code)?.[0]}]`) ? '' : GONE;
    return /^\w/.test(linked.slice(at + code.length)) ? ' ' : '';
  });
  return marked.replace(INTRODUCTION, '').replaceAll(GONE, '');
}

/** Marks the place of a shortcode that showed something by itself. */
const GONE = '\u0000';
/** "Lihat brosur berikut:", alone in its paragraph or line, before something that is gone. */
const INTRODUCTION =
  /<p\b[^<>]*>(?:(?!<\/?p\b)[^\0])*:(?:\s|&nbsp;|<\/?\w+>)*<\/p>\s*(?=(?:<\w+[^<>]*>\s*)*\0\s*(?:<|$))|(?<=^|\n|<p>|<br ?\/?>)[^\n<>\0]*:\s*(?:<br ?\/?>\s*|\n\s*)(?=\0\s*(?:<|\n|$))/g;

/** Shortcodes of WordPress that say nothing but their name; words in brackets are somebody's words. */
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

/** A text without its shortcodes. What stands between an opening and a closing one stays. */
export const withoutShortcodes = (text: string): string =>
  text.replace(SHORTCODE, (code, at: number) =>
    code.startsWith('[/') && /^\w/.test(text.slice(at + code.length)) ? ' ' : '',
  );

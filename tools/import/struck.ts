const STRUCK: ReadonlySet<string> = new Set(['s', 'del', 'strike']);
const LINE_THROUGH = /text-decoration(?:-line)?\s*:[^;]*line-through/i;
const EMPTY: ReadonlySet<string> = new Set(['br', 'img', 'input', 'hr', 'source']);

/** True if an element strikes its text through: an old price must not look valid. */
export const isStruck = (name: string, { style = '' }: Readonly<Record<string, string>>): boolean =>
  !EMPTY.has(name) && (STRUCK.has(name) || LINE_THROUGH.test(style));

/** True if a text may hold such an element. */
export const mayBeStruck = (html: string): boolean => /<(?:s|del|strike)\b|line-through/i.test(html);

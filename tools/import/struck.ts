const STRUCK: ReadonlySet<string> = new Set(['s', 'del', 'strike']);
const LINE_THROUGH = /text-decoration(?:-line)?\s*:[^;]*line-through/i;
const EMPTY: ReadonlySet<string> = new Set(['br', 'img', 'input', 'hr', 'source']);

/** Whether an element strikes its words through: an old price must not look like one that holds. */
export const isStruck = (name: string, { style = '' }: Readonly<Record<string, string>>): boolean =>
  !EMPTY.has(name) && (STRUCK.has(name) || LINE_THROUGH.test(style));

/** Whether a text may hold such an element. */
export const mayBeStruck = (html: string): boolean => /<(?:s|del|strike)\b|line-through/i.test(html);

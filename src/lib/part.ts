/** The meaning of a value of a document, beyond its form: `kavling.kind` in the schema. */
export type Kind =
  /** A list of widgets. */
  | 'slot'
  | 'picture'
  | 'rich-text'
  /** Text that visitors read. */
  | 'words'
  | 'money'
  | 'day'
  | 'deadline'
  | 'anchor'
  | 'link'
  /** A file beside the page, or the address of one. */
  | 'file'
  | 'icon'
  | 'video'
  | 'brochure'
  | 'phone'
  | 'telesales'
  | 'message';

/** The schema's facts about a value and its contents. The page has one table of these, and so has each widget. */
export interface Part {
  readonly kind?: Kind;
  /** The values that an object has where its author omits them. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The values in an object that have facts. */
  readonly keys?: Readonly<Record<string, Part>>;
  /** The entries of a list. */
  readonly entries?: Part;
  /** The least width in pixels that a picture needs here. */
  readonly least?: number;
  /** The widget is a heading: the key with its level. */
  readonly heading?: string;
}

/** A widget with its own place on the page, such as the header or a modal. */
export interface Surface {
  /** The path of its props in the document, e.g. `['modals', 'general']`. */
  readonly path: readonly string[];
  readonly type: string;
  /** Before the sections, after them, or at the end of the body. */
  readonly slot: 'top' | 'bottom' | 'end';
}

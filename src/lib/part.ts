/** What a value of a document is, beyond its form; the schema says it as `kavling.kind`. */
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

/** What the schema says about a value and its contents. The page has one table of these, and so has each widget. */
export interface Part {
  readonly kind?: Kind;
  /** What an object has where its author says nothing. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The values in an object of which there is something to say. */
  readonly keys?: Readonly<Record<string, Part>>;
  /** The entries of a list. */
  readonly entries?: Part;
  /** The least width in pixels that a picture needs here. */
  readonly least?: number;
  /** The widget is a heading: the key with its level. */
  readonly heading?: string;
}

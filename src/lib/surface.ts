/** A widget with its own place on the page, such as the header or a modal. */
export interface Surface {
  /** The path of its props in the document, e.g. `['modals', 'general']`. */
  readonly path: readonly string[];
  readonly type: string;
  /** Before the sections, after them, or at the end of the body. */
  readonly slot: 'top' | 'bottom' | 'end';
}

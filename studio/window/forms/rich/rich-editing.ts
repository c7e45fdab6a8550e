import type { BlockKind } from './rich-kinds.ts';

/** A value of rich text in the document. */
export interface RichValue {
  /** One line alone. */
  readonly isInline: boolean;
  /** The value in the document now. */
  read(): unknown;
  /** Writes a changed value into the document. */
  save(value: unknown): void;
}

/** The formatting of the text at the caret. */
export interface RichLook {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: boolean;
  readonly kind: BlockKind;
}

/** An element in which rich text is edited, until `stop`. */
export interface RichEditing {
  readonly look: RichLook;
  /** Calls the listener when the look may be another. */
  subscribe(listener: () => void): () => void;
  toggle(mark: 'bold' | 'italic'): void;
  setKind(kind: BlockKind): void;
  /** Remembers the text that a link is for: the selection, else the link or the word at the caret. Returns its address. */
  startLink(): string;
  /** Makes a link of that text, or removes it. */
  setLink(address: string | undefined): void;
  setEditable(isEditable: boolean): void;
  /** Shows the value of the document where it is another. */
  follow(): void;
  focus(): void;
  /** Puts the caret at a point of the window, or selects everything. */
  select(at: { readonly x: number; readonly y: number } | undefined): void;
  stop(): void;
}

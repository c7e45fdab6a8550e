import type { Path } from '../../../src/document/path.ts';
import { noUnits, type UnitList } from '../../../src/lib/units.ts';
import type { PictureManifest, Presence, StudioFinding } from '../../wire.ts';
import type { KeptWork } from './journal.ts';

/** The widths at which the page can be shown: CSS pixels, or all the available space. */
export const WIDTHS = [390, 768, 1280, 'fit'] as const;
export type PageWidth = (typeof WIDTHS)[number];

/** The open dialog, at most one; focus returns to the element that opened it. */
export type DialogState =
  /** The place for the chosen nodes: before entry `index` of the list at `list`. */
  | { readonly name: 'gallery'; readonly list: Path; readonly index: number }
  /** The picture at `at` is chosen, or all of the library shown. */
  | {
      readonly name: 'pictures';
      readonly at?: Path;
      /** Files that were just brought, and why others were not. */
      readonly uploaded?: readonly string[];
      readonly problems?: readonly {
        readonly file: string;
        readonly message: string;
        readonly fix: string;
      }[];
    }
  | { readonly name: 'move'; readonly node: Path }
  /** The list of homes. */
  | { readonly name: 'units' }
  | { readonly name: 'versions' }
  | { readonly name: 'publish' }
  | { readonly name: 'share' }
  | { readonly name: 'save-pattern'; readonly node: Path }
  /** The file and the page here have changed the same words. */
  | {
      readonly name: 'conflict';
      readonly theirs: string;
      readonly hash: string;
      readonly kept?: KeptWork | undefined;
    }
  /** The clipboard has no Kavling widget: the dialog shows the result, the losses, or that it is plain text. */
  | {
      readonly name: 'paste';
      readonly nodes: readonly Readonly<Record<string, unknown>>[];
      readonly dropped: readonly string[];
      readonly isWords: boolean;
    }
  /** The shapes at `at` are drawn on the picture beside them. */
  | { readonly name: 'shapes'; readonly at: Path }
  | { readonly name: 'keys' }
  | { readonly name: 'pages' }
  | { readonly name: 'new-page' };

/** The subject of the form on the right. */
export type FormTopic = 'selection' | 'page' | 'theme' | 'search' | 'settings';

export type SavingState =
  | { readonly name: 'saved' }
  | { readonly name: 'waiting' }
  | { readonly name: 'saving' }
  /** The text cannot be read as JSON: it is kept in this browser until it can. */
  | { readonly name: 'unreadable' }
  | { readonly name: 'offline'; readonly message: string }
  | { readonly name: 'failed'; readonly message: string; readonly fix: string }
  | { readonly name: 'conflict' };

/** Everything of the window that is not the document. */
export interface WindowState {
  /** The selected node: `['sections', 2, 'children', 0]`, or a surface: `['header']`. */
  readonly selection: Path | undefined;
  /** The value inside it that has, or asks for, the focus: `[…, 'text']`. */
  readonly field: Path | undefined;
  /** Grows when a selection asks the others to come there and take the focus in the form. */
  readonly focusField: number;
  readonly mode: 'edit' | 'try';
  readonly width: PageWidth;
  readonly topic: FormTopic;
  readonly isOutlineOpen: boolean;
  /** On a phone the outline takes the place of the page while this is on. */
  readonly isOutlineInFront: boolean;
  readonly isFormOpen: boolean;
  readonly isTextOpen: boolean;
  /** The place in the text that the text pane goes to; the number makes the same place news again. */
  readonly textAt: { readonly offset: number; readonly count: number } | undefined;
  /** Grows when the site has changed: its widgets, icons and fonts. */
  readonly siteVersion: number;
  /** Grows when the site has other pages, and when the page has other files. */
  readonly pagesVersion: number;
  readonly filesVersion: number;
  readonly dialog: DialogState | undefined;
  readonly saving: SavingState;
  /** Why the file cannot be written; empty when it can. */
  readonly readOnly: string;
  readonly findings: readonly StudioFinding[];
  /** The text that the findings are of: their spans and changes belong to it. */
  readonly checkedText: string;
  readonly pictures: PictureManifest;
  /** The homes of the page's list; none without one. */
  readonly units: UnitList;
  readonly people: readonly Presence[];
  /** The node that is being dragged, by pointer or by keys, and the place it would go to. */
  readonly drag: { readonly node: Path; readonly to: { list: Path; index: number } | undefined } | undefined;
  /** The next announcement for screen readers; the number lets the same sentence be announced again. */
  readonly announcement: { readonly text: string; readonly count: number };
  readonly toast: Notice | undefined;
}

/** A short message about the last action. */
interface Notice {
  readonly text: string;
  /** True while the last step is the one that it is about: a button takes it back. */
  readonly undo: boolean;
  /** True if it is worth reading without the button as well. */
  readonly isNews: boolean;
  /** Grows by one with each message. */
  readonly count: number;
}

/** A window state that a recipe may change. */
export type WindowDraft = { -readonly [key in keyof WindowState]: WindowState[key] };

export const firstWindowState: WindowState = {
  selection: undefined,
  field: undefined,
  focusField: 0,
  mode: 'edit',
  width: 'fit',
  topic: 'page',
  isOutlineOpen: true,
  isOutlineInFront: false,
  isFormOpen: true,
  isTextOpen: false,
  textAt: undefined,
  siteVersion: 0,
  pagesVersion: 0,
  filesVersion: 0,
  dialog: undefined,
  saving: { name: 'saved' },
  readOnly: '',
  findings: [],
  checkedText: '',
  pictures: {},
  units: noUnits,
  people: [],
  drag: undefined,
  announcement: { text: '', count: 0 },
  toast: undefined,
};

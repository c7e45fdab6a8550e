import type { StudioPage, StudioSite } from '../../wire.ts';
import type { StudioApi } from './api.ts';
import type { StudioClock } from './clock.ts';
import type { DocumentStore } from './document-store.ts';
import type { Journal, KeptWork } from './journal.ts';
import type { stepMessages } from './messages.ts';
import type { WindowDraft, WindowState } from './window-state.ts';

/** The dependencies of saving and checking. */
export interface SavingParts {
  /** The site and the page, to tell journals apart. */
  readonly page: string;
  readonly slug: string;
  readonly window: string;
  readonly api: Pick<StudioApi, 'save' | 'page' | 'site' | 'check'>;
  readonly site: Pick<StudioSite, 'person'>;
  readonly doc: DocumentStore;
  readonly opened: StudioPage;
  readonly messages: (typeof stepMessages)['en'];
  readonly clock: StudioClock;
  readonly journal: Journal;
  get(): WindowState;
  change(recipe: (draft: WindowDraft) => void): void;
  announce(text: string): void;
}

/** The file, while it and the text have conflicting changes. */
export interface FileConflict extends FileText {
  /** The work that a window left in this browser when it was closed, if the conflict is with that. */
  readonly kept?: KeptWork | undefined;
}

/** A file as it is, or was: its text, and the hash of its bytes. */
export interface FileText {
  readonly text: string;
  readonly hash: string;
}

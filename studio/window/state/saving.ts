import { noUnits } from '../../../src/lib/units.ts';
import { StudioError } from './api.ts';
import { bringIn, replaceText } from './bring-in.ts';
import { recover } from './recover.ts';
import type { FileConflict, FileText, SavingParts } from './saving-parts.ts';
import type { DialogState, SavingState } from './window-state.ts';

/** Milliseconds of calm after which the file is written, and the most that it waits for calm. */
const CALM = 1000;
const LONGEST = 10_000;
/** Milliseconds until a save is tried again, each attempt in a row later than the one before it. */
const AGAIN = [1000, 2000, 5000, 10_000];

/** Brings the text to the file, and what happens to the file into the text. Nothing is ever overwritten unseen. */
export interface Saving {
  /** Takes up what windows that were killed left behind, and follows the text from then on; settles when that is done. */
  start(): Promise<void>;
  stop(): void;
  /** Writes now what is not written yet; settles when that is done, or cannot be done now. */
  flush(): Promise<void>;
  /** The file may be another one now: it is read, and merged. */
  look(who: string): Promise<void>;
  /** Handles the deletion of the file. It is restored by `putBack`, or by someone else. */
  lose(): void;
  putBack(): Promise<void>;
  /** Ends a conflict: this is the text from now on, made with `theirs` in view. */
  resolve(text: string, theirs: FileText): void;
  readonly isGone: boolean;
  /** The file, while it and the text have conflicting changes that are not resolved. */
  readonly conflict: FileConflict | undefined;
  /** True if the text has changes that are not in the file. */
  readonly isDirty: boolean;
  /** The file that the text was made from. */
  readonly base: FileText;
}

/** The dialog in which a person chooses. */
export function conflictDialog({ text, hash, kept }: FileConflict): DialogState {
  return { name: 'conflict', theirs: text, hash, kept };
}

/** Saves nothing until it is started. */
export function createSaving(parts: SavingParts): Saving {
  const { api, change, clock, doc, journal, messages, page, slug, window } = parts;
  let base: FileText = { text: parts.opened.text, hash: parts.opened.hash };
  /** The text that was sent without a response. It is sent again until there is one: only then is the file known. */
  let sent: string | undefined;
  let conflict: FileConflict | undefined;
  let isGone = false;
  let isPutBack = false;
  let labels: string[] = [];
  const due: { look: string | undefined; save: boolean } = { look: undefined, save: false };
  let work: Promise<void> | undefined;
  let attempts = 0;
  let since: number | undefined;
  let stopWaiting = () => {};
  let unfollow = () => {};

  const isDirty = () => doc.text !== base.text;
  const say = (saving: SavingState) => {
    if (parts.get().saving.name === saving.name && !('message' in saving)) return;
    change((draft) => {
      draft.saving = saving;
    });
  };
  const keep = () => {
    const now = { who: parts.site.person.name, at: clock.now(), ...conflict?.kept };
    const entry = { page, window, base: base.text, hash: base.hash, sent, text: doc.text, ...now };
    return isDirty() ? journal.keep(entry) : journal.forget(page, window);
  };

  function whyNotToSave(): SavingState | undefined {
    if (isGone) return { name: 'failed', ...messages.gone };
    if (conflict) return { name: 'conflict' };
    if (!isDirty()) return { name: 'saved' };
    return doc.isReadable ? undefined : { name: 'unreadable' };
  }

  /** Schedules the next save, or shows why there is none. */
  function plan(): void {
    stopWaiting();
    const reason = whyNotToSave();
    if (reason) say(reason);
    if (reason?.name === 'saved') {
      since = undefined;
      attempts = 0;
      labels = [];
    }
    if (reason) return;
    since ??= clock.now();
    if (attempts === 0) say({ name: 'waiting' });
    const calm = Math.max(0, Math.min(CALM, since + LONGEST - clock.now()));
    const later = AGAIN[Math.min(attempts, AGAIN.length) - 1];
    stopWaiting = clock.after(later ?? calm, () => void flush());
  }

  /** One thing at a time, so that what was read is still true when something is written. */
  function run(): Promise<void> {
    work ??= (async () => {
      while (due.look !== undefined || due.save) await (due.look === undefined ? write() : read(due.look));
    })().finally(() => {
      work = undefined;
    });
    return work;
  }

  function flush(): Promise<void> {
    due.save = true;
    return run();
  }

  async function read(who: string): Promise<void> {
    due.look = undefined;
    const found = await api.page(slug).catch(failed);
    if (!found) return;
    isGone = false;
    attempts = 0;
    change((draft) => {
      draft.readOnly = found.readOnly;
      draft.pictures = found.pictures;
      draft.units = found.units ?? noUnits;
    });
    take(found, who);
    plan();
  }

  async function write(): Promise<void> {
    due.save = false;
    stopWaiting();
    const isNew = isPutBack && isGone;
    isPutBack = false;
    if (isNew) await send('');
    else if (whyNotToSave()) plan();
    else await send(base.hash);
  }

  /** @param hash of the file that is there; empty when there is none */
  async function send(hash: string): Promise<void> {
    const text = sent ?? doc.text;
    const made = labels;
    sent = text;
    labels = [];
    void keep();
    if (attempts === 0) say({ name: 'saving' });
    const answer = await api.save(slug, { text, base: hash, label: messages.several(made) }).catch(failed);
    if (!answer) {
      labels = [...made, ...labels];
      return;
    }
    attempts = 0;
    since = undefined;
    isGone = false;
    if (answer.name === 'saved') become({ text, hash: answer.hash });
    else take(answer.theirs, '');
    plan();
  }

  function failed(error: unknown): undefined {
    if (!(error instanceof StudioError)) throw error;
    const { message, fix, status } = error;
    attempts += 1;
    if (status > 0) sent = undefined;
    plan();
    if (!isGone && (isDirty() || status > 0))
      say({ name: status === 0 ? 'offline' : 'failed', message, fix });
  }

  function become(file: FileText): void {
    base = file;
    sent = undefined;
    conflict = undefined;
    void keep();
  }

  /** The file is this now. */
  function take(theirs: FileText, who: string): void {
    const isOurs = theirs.text === sent;
    sent = undefined;
    if (theirs.hash === base.hash) return;
    if (isOurs || bringIn(parts, base.text, theirs.text, messages.disk(who), messages.diskSaid(who)))
      become(theirs);
    else ask({ ...theirs, kept: conflict?.kept });
  }

  function ask(theirs: FileConflict): void {
    conflict = theirs;
    change((draft) => {
      draft.dialog = conflictDialog(theirs);
    });
    parts.announce(messages.conflict);
  }

  return {
    get isGone() {
      return isGone;
    },
    get conflict() {
      return conflict;
    },
    get isDirty() {
      return isDirty();
    },
    get base() {
      return base;
    },
    flush,
    async start() {
      const { taken, disputed } = await recover(parts, base);
      unfollow = doc.subscribe(({ changes, label }) => {
        if (changes.empty) return;
        if (labels.at(-1) !== label) labels.push(label);
        void keep();
        plan();
      });
      if (disputed) {
        ask({ ...base, kept: disputed.kept });
        base = disputed;
      }
      if (taken.length > 0) await keep();
      for (const entry of taken) await journal.forget(page, entry.window);
      plan();
    },
    stop() {
      stopWaiting();
      unfollow();
    },
    look(who) {
      due.look = who;
      return run();
    },
    lose() {
      isGone = true;
      plan();
    },
    putBack() {
      isPutBack = true;
      return flush();
    },
    resolve(text, theirs) {
      become(theirs);
      replaceText(parts, text, messages.chosen);
      plan();
    },
  };
}

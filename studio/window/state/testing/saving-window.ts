import { produce } from 'immer';
import { memoryClock } from '../../../../src/runtime/adapters/memory-clock.ts';
import { createDocumentStore } from '../document-store.ts';
import type { Journal, JournalEntry } from '../journal.ts';
import { stepMessages } from '../messages.ts';
import { createSaving } from '../saving.ts';
import type { SavingParts } from '../saving-parts.ts';
import { firstWindowState, type WindowDraft, type WindowState } from '../window-state.ts';
import { type FakeServer, fileOf, openedPage } from './fake-server.ts';

/** A journal that outlives its windows; `open` are those that have not been killed. */
export function memoryJournal() {
  const entries = new Map<string, JournalEntry>();
  const open = new Set<string>();
  const of = (window: string): Journal => {
    open.add(window);
    return {
      async keep(entry) {
        if (open.has(window)) entries.set(entry.window, entry);
      },
      async forget(_page, own) {
        if (open.has(window)) entries.delete(own);
      },
      left: async () => [...entries.values()].filter((entry) => !open.has(entry.window)),
    };
  };
  return { entries, open, of };
}

export type MemoryClock = ReturnType<typeof memoryClock>;
export { memoryClock };

/** One window of the studio with its saving, in front of a server. */
export function savingWindow(
  server: FakeServer,
  clock: MemoryClock,
  journal: ReturnType<typeof memoryJournal>,
  window = 'a',
  name = 'Rina',
) {
  let state: WindowState = firstWindowState;
  const opened = openedPage('halaman', fileOf(server.file ?? ''));
  const doc = createDocumentStore(opened.text, clock.now);
  /** Answers never reach a window that was killed. */
  const whileOpen = <T>(answer: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const isOpen = () => journal.open.has(window);
      answer.then(
        (value) => isOpen() && resolve(value),
        (error: unknown) => isOpen() && reject(error),
      );
    });
  const parts: SavingParts = {
    site: { person: { name, role: 'publish' as const } },
    page: 'situs/halaman',
    slug: 'halaman',
    window,
    api: {
      ...server.api,
      save: (...request) => whileOpen(server.api.save(...request)),
      page: (slug) => whileOpen(server.api.page(slug)),
    },
    doc,
    opened,
    messages: stepMessages.en,
    clock,
    journal: journal.of(window),
    get: () => state,
    change(recipe) {
      state = produce(state as WindowDraft, recipe);
    },
    announce() {},
  };
  const saving = createSaving(parts);
  return {
    doc,
    saving,
    parts,
    get state() {
      return state;
    },
    /** The tab is killed: nothing of it runs any more, and its lock is free. */
    kill() {
      saving.stop();
      journal.open.delete(window);
    },
  };
}

/** Lets what is under way without waiting come to its end. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await Promise.resolve();
}

/** Turns the clock a step at a time, with what each step sets off. */
export async function turn(clock: MemoryClock, ms: number, step = 50): Promise<void> {
  for (let at = 0; at < ms; at += step) {
    clock.advance(Math.min(step, ms - at));
    await settle();
  }
}

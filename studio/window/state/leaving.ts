import type { Saving } from './saving.ts';
import type { WindowState } from './window-state.ts';

/** States in which what is not written cannot be sent on the way out: it stays in the journal, and that is worth a question. */
const STUCK: ReadonlySet<WindowState['saving']['name']> = new Set([
  'unreadable',
  'offline',
  'failed',
  'conflict',
]);

/** Sends what is not written when the window is put away or left, and asks first where that is not possible. */
export function saveOnLeaving(saving: Saving, get: () => WindowState): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const flush = () => {
    if (saving.isDirty) void saving.flush();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), {
    signal,
  });
  addEventListener('pagehide', flush, { signal });
  addEventListener('online', flush, { signal });
  addEventListener(
    'beforeunload',
    (event) => {
      flush();
      if (saving.isDirty && STUCK.has(get().saving.name)) event.preventDefault();
    },
    { signal },
  );
  return () => stop.abort();
}

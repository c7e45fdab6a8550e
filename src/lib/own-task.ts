interface Tasks {
  postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<unknown>;
}

/**
 * Runs in a task of its own, before all others that wait: a window over a long page is much work, and is not done in the
 * same breath as the press that asks for it.
 */
export function inOwnTask(run: () => void): void {
  const { scheduler } = window as { scheduler?: Tasks };
  if (scheduler) void scheduler.postTask(run, { priority: 'user-blocking' });
  else setTimeout(run);
}

interface Tasks {
  postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<unknown>;
}

/**
 * Runs in a task of its own, before all others that wait: a window over a long page is much work, and is not done in the
 * same breath as the press that asks for it. Escape in between calls it off, which `run` is told.
 */
export function inOwnTask(run: (isCalledOff: boolean) => void): void {
  let isCalledOff = false;
  const listen = ({ key }: KeyboardEvent) => {
    isCalledOff ||= key === 'Escape';
  };
  const start = () => {
    removeEventListener('keydown', listen, true);
    run(isCalledOff);
  };
  addEventListener('keydown', listen, true);
  const { scheduler } = window as { scheduler?: Tasks };
  if (scheduler) void scheduler.postTask(start, { priority: 'user-blocking' });
  else setTimeout(start);
}

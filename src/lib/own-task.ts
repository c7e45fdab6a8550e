interface Tasks {
  postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<unknown>;
}

/**
 * Runs in its own task, ahead of all that are queued: opening a window over a long page is too much work for the task
 * of the press itself. Escape in between cancels it, which `run` learns.
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

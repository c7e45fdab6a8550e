import type { Environment } from './environment.ts';

/** The progress of long work. */
export interface Progress {
  step(name: string): void;
  done(): void;
}

/** A bar that moves for a person at a terminal; one plain line a step for a log. Both go to the error stream. */
export function progress({ err }: Pick<Environment, 'err'>, title: string, total: number): Progress {
  let count = 0;
  // Of many steps a hundred are shown: more would be unreadable and take longer than the work.
  const isShown = () => count % Math.max(1, Math.floor(total / 100)) === 0 || count === total;
  if (!err.isTTY)
    return {
      step: (name) => {
        count += 1;
        if (isShown()) err.write(`${title} ${count}/${total} ${name}\n`);
      },
      done() {},
    };
  const width = 24;
  return {
    step(name) {
      count += 1;
      if (!isShown()) return;
      const full = Math.round((count / Math.max(1, total)) * width);
      const line = `${title} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${count}/${total} ${name}`;
      err.write(`\r\u001b[2K${line.slice(0, err.columns - 1)}`);
    },
    done: () => err.write('\r\u001b[2K'),
  };
}

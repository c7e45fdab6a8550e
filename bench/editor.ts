import { halfWritten, open, page } from '../tests/contract/editor/editor.ts';
import type { Bench } from './bench.ts';
import { ratio } from './test-site.ts';

const ROUNDS = 12;

/** The editor's answers on a half-written page of 200 widgets, against the same questions on a finished one. */
export const run: Bench = async () => {
  const whole = `{"type":"section","children":[${Array.from({ length: 200 }, () => '{"type":"heading","text":"A"}').join(',')},{"type":"heading","text":"|"}]}`;
  const finished = await timeAnswers(page(whole));
  const rows = [];
  let slowest = 0;
  for (const [at, probe] of halfWritten().entries()) {
    const times = await timeAnswers(probe);
    slowest = Math.max(slowest, ratio(sum(times), sum(finished)));
    rows.push({ name: PROBES[at] ?? '', values: shown(times) });
  }
  return {
    title: 'The editor on a half-written page',
    note: `VS Code's own JSON service with the page schema, 200 widgets, the quickest of ${ROUNDS} answers, in ms.`,
    rows: [{ name: 'a finished page', values: shown(finished) }, ...rows],
    budgets: [
      { name: 'the three answers together, against a finished page', value: slowest, limit: 5, unit: '×' },
    ],
  };
};

const PROBES = ['the cursor in an empty type', 'the cursor in an empty widget', 'the cursor in half a type'];
const questions = ['complete', 'hover', 'problems'] as const;
type Times = Record<(typeof questions)[number], number>;

async function timeAnswers(marked: string): Promise<Times> {
  const opened = open(marked);
  const times = { complete: 0, hover: 0, problems: 0 };
  for (const name of questions) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      await opened[name]();
      best = Math.min(best, performance.now() - began);
    }
    times[name] = best;
  }
  return times;
}

const sum = (times: Times) => questions.reduce((all, name) => all + times[name], 0);
const shown = (times: Times) =>
  Object.fromEntries(questions.map((name) => [name, Number(times[name].toFixed(1))]));

import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in µs: waiting for a busy machine does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The work of each task of the pages' main threads while `act` runs, in ms, longest first. */
export async function tasksDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  return trace.traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(thread(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .sort((one, two) => two - one);
}

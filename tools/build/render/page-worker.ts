import { parentPort, workerData } from 'node:worker_threads';
import type { PageFile } from '../../pages/pages.ts';
import { doPage, type PageResult } from './page-job.ts';
import { createSharedAssets } from './shared-assets.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { toolsOf, type WorkerSettings } from './worker-pool.ts';

/** One of the worker pool: takes pages, answers with what became of them, until it is ended. */
const settings = workerData as WorkerSettings;
const assets = createSharedAssets((question) => say({ question }));
const tools = { ...(await toolsOf(settings)), maker: assets.maker };

parentPort?.on('message', async (told: ToWorker) => {
  if ('answer' in told) assets.settle(told.answer);
  else say({ done: await doPages(told.pages) });
});

/** Pages at a time: one that waits for its font keeps none of the others waiting. */
const AT_ONCE = 4;

async function doPages(pages: readonly PageFile[]): Promise<PageResult[]> {
  const done: PageResult[] = [];
  const left = pages.values();
  const work = async () => {
    for (const page of left) done.push(await doPage(page, settings, tools));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

function say(told: FromWorker): void {
  parentPort?.postMessage(told);
}

import { parentPort, workerData } from 'node:worker_threads';
import type { PageFile } from '../../pages/pages.ts';
import { type PageResult, processPage } from './page-job.ts';
import { createSharedAssets } from './shared-assets.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { toolsOf, type WorkerSettings } from './worker-pool.ts';

/** One worker of the pool: takes pages and returns their results, until it is ended. */
const settings = workerData as WorkerSettings;
const assets = createSharedAssets((question) => say({ question }));
const tools = { ...(await toolsOf(settings)), maker: assets.maker };

parentPort?.on('message', async (message: ToWorker) => {
  if ('answer' in message) assets.settle(message.answer);
  else say({ done: await processPages(message.pages) });
});

/** Simultaneous pages, so that one that waits for its font does not delay the others. */
const AT_ONCE = 4;

async function processPages(pages: readonly PageFile[]): Promise<PageResult[]> {
  const done: PageResult[] = [];
  const left = pages.values();
  const work = async () => {
    for (const page of left) done.push(await processPage(page, settings, tools));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

function say(message: FromWorker): void {
  parentPort?.postMessage(message);
}

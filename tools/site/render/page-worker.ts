import { parentPort, workerData } from 'node:worker_threads';
import type { PageFile } from '../../pages.ts';
import { doPage, type PageResult } from './page-job.ts';
import { toolsOf, type WorkerSettings } from './worker-pool.ts';

/** One of the worker pool: takes pages, answers with what became of them, until it is ended. */
const settings = workerData as WorkerSettings;
const tools = await toolsOf(settings);

parentPort?.on('message', async (pages: readonly PageFile[]) => {
  const outcomes: PageResult[] = [];
  for (const page of pages) outcomes.push(await doPage(page, settings, tools));
  parentPort?.postMessage(outcomes);
});

import { parentPort, workerData } from 'node:worker_threads';
import type { PageFile } from '../pages.ts';
import { type CrewSettings, toolsOf } from './crew.ts';
import { doPage, type Outcome } from './page-job.ts';

/** One of the crew: takes pages, answers with what became of them, until it is ended. */
const settings = workerData as CrewSettings;
const tools = toolsOf(settings);

parentPort?.on('message', async (pages: readonly PageFile[]) => {
  const outcomes: Outcome[] = [];
  for (const page of pages) outcomes.push(await doPage(page, settings, tools));
  parentPort?.postMessage(outcomes);
});

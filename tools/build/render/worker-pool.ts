import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createPageCheck } from '../../check/check-page.ts';
import { createSiteProjects } from '../../check/site-projects.ts';
import { messagesFor } from '../../diagnostics/locale.ts';
import type { Language } from '../../diagnostics/messages/messages.ts';
import { openSiteEngine } from '../../engine/site-engine.ts';
import { nodeFiles } from '../../environment/node-environment.ts';
import type { PageFile } from '../../pages/pages.ts';
import { type JobSettings, type PageResult, processPage } from './page-job.ts';
import { answerWith } from './shared-assets.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The start data of a worker. */
export interface WorkerSettings extends JobSettings {
  readonly engineRoot: string;
  /** The language of messages. */
  readonly language: Language;
}

/** The number of pages in a worker's batch: enough to keep it busy, few enough to share the last ones. */
const BATCH = 16;
/** Megabytes for what is thrown away with each page: half as much time goes into collecting it. */
const YOUNG = 64;
/** Below this a worker costs more to start than it saves. */
const WORTH_A_WORKER = 48;

/** Processes all pages, in parallel when there are many, and reports each one when it is done. Keeps no state. */
export async function processPages(
  pages: readonly PageFile[],
  settings: WorkerSettings,
  tell: (outcome: PageResult) => void,
): Promise<void> {
  const file = join(settings.engineRoot, 'build/engine/page-worker.js');
  const size = Math.min(availableParallelism(), Math.floor(pages.length / WORTH_A_WORKER));
  if (size > 1 && existsSync(file)) return share(pages, settings, { file, size, tell });
  const tools = await toolsOf(settings);
  for (const page of pages) tell(await processPage(page, settings, tools));
}

/** The shared input of every page in a build. */
export async function toolsOf({ engineRoot, language, root, config, own, lists }: WorkerSettings) {
  const diagnosticMessages = messagesFor({ language });
  const { pagesOf } = createSiteProjects(nodeFiles, root);
  const site = await openSiteEngine({ root, engineRoot, config });
  const { model } = site.engine;
  const input = {
    model,
    files: nodeFiles,
    cwd: root,
    diagnosticMessages,
    now: Date.now,
    isRelease: true,
    skipsWarnings: true,
    pagesOf,
    own,
    lists,
  };
  return { site, check: createPageCheck(input) };
}

interface WorkerPool {
  readonly file: string;
  readonly size: number;
  readonly tell: (outcome: PageResult) => void;
}

/** Shares the pages between this thread and workers; what all pages have in common is made here. */
async function share(
  pages: readonly PageFile[],
  settings: WorkerSettings,
  { file, size, tell }: WorkerPool,
): Promise<void> {
  let next = 0;
  const take = (most: number) => {
    const batch = pages.slice(next, next + most);
    next += batch.length;
    return batch;
  };
  const workers = Array.from(
    { length: size - 1 },
    () => new Worker(file, { workerData: settings, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } }),
  );
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const say = (message: ToWorker) => worker.postMessage(message);
      let working = 0;
      const give = () => {
        const batch = take(BATCH);
        if (batch.length > 0) say({ pages: batch });
        working += batch.length;
        if (working === 0) resolve();
      };
      worker.on('message', (message: FromWorker) => {
        if ('question' in message)
          return void answerWith(message.question).then((answer) => say({ answer }), reject);
        try {
          message.done.forEach(tell);
          working -= message.done.length;
          give();
        } catch (error) {
          reject(error);
        }
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A worker of the build ended early (${code}).`)));
      // One batch is always ready: a worker never waits while this thread makes a page.
      give();
      give();
    });
  const workHere = async () => {
    const tools = await toolsOf(settings);
    for (let [page] = take(1); page; [page] = take(1)) {
      tell(await processPage(page, settings, tools));
      // Workers may be waiting for an answer.
      await setImmediate();
    }
  };
  try {
    await Promise.all([workHere(), ...workers.map(work)]);
  } finally {
    next = pages.length;
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

import type { PageFile } from '../../pages/pages.ts';
import type { AssetAnswer } from './asset-orders.ts';
import type { PageResult } from './page-job.ts';
import type { AssetQuestion } from './shared-assets.ts';

/** What the main thread says to a worker: pages to make, or what became of a question. */
export type ToWorker = { readonly pages: readonly PageFile[] } | { readonly answer: AssetAnswer };

/** What a worker says: what became of its pages, or a question. */
export type FromWorker = { readonly done: readonly PageResult[] } | { readonly question: AssetQuestion };

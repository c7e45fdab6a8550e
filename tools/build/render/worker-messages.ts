import type { PageFile } from '../../pages/pages.ts';
import type { AssetAnswer } from './asset-orders.ts';
import type { PageResult } from './page-job.ts';
import type { AssetQuestion } from './shared-assets.ts';

/** Messages to a worker: pages to make, or the result of a request. */
export type ToWorker = { readonly pages: readonly PageFile[] } | { readonly answer: AssetAnswer };

/** Messages from a worker: the results of its pages, or a request. */
export type FromWorker = { readonly done: readonly PageResult[] } | { readonly question: AssetQuestion };

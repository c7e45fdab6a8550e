import { settingsDefaults } from '../generated/tables.ts';
import { mergeDefaults } from '../lib/merge-defaults.ts';
import { browserPorts, storedKeys } from './adapters/browser.ts';
import { clickLeadButton, LEAD_OPEN, listenToPage, type Opener } from './adapters/dom-events.ts';
import type { PageFacts, WrittenFacts } from './facts.ts';
import { loadSubmission } from './lead/slice.ts';
import type { Ports } from './ports.ts';
import { createRuntime, type RuntimeOptions } from './runtime.ts';
import { ownSlices, prepareSlices } from './slices.ts';
import type { Runtime } from './state.ts';

export interface StartOptions {
  /** Lead buttons that were clicked before the runtime was there, oldest first. */
  early?: readonly HTMLElement[];
  watch?: RuntimeOptions['watch'];
  /** Replaces the browser's environment: for the preview inspector. */
  adapt?: ((ports: Ports) => Ports) | undefined;
}

let running: Runtime | undefined;
const opener: Opener = { element: null };

/**
 * Brings a page to life: one runtime over the browser, its listeners attached. `<html data-alive>` says from then
 * on that clicks are heard; those that came before are given back on every call.
 */
export function startRuntime({ early = [], ...options }: StartOptions = {}): Runtime {
  running ??= start(options);
  for (const element of early) clickLeadButton(element, running, opener, isPutAway(element));
  return running;
}

function start({ watch, adapt = (ports) => ports }: StartOptions): Runtime {
  const ports = adapt(browserPorts(window, opener));
  const runtime = createRuntime({ facts: readFacts(document), ports, watch });
  listenToPage(document, runtime, opener);
  runtime.dispatch({
    type: 'page/loaded',
    restored: runtime.restore(),
    classes: ports.browser.classes(),
    agent: ports.browser.agent(),
  });
  for (const { attach } of ownSlices) attach?.(document, runtime);
  document.documentElement.dataset.alive = '';
  prepareForms(document, runtime);
  return runtime;
}

/** From the first touch of a form on it is checked, though what draws it may still be on its way. */
function prepareForms(page: Document, runtime: Runtime): void {
  const stop = new AbortController();
  const prepare = async () => {
    stop.abort();
    await prepareIslands(page);
    (await loadSubmission()).answerHeldForms(page, runtime);
  };
  const begin = () => void prepare().catch(() => {});
  page.addEventListener(LEAD_OPEN, begin, stop);
  page.addEventListener(
    'focusin',
    ({ target }) => (target as Element).closest('[data-lead-form]') && begin(),
    stop,
  );
  if (page.querySelector('[data-lead-form] :is(:focus, [aria-busy=true])')) begin();
}

/** The boot has shown the button's dialog already; the visitor may have closed it since. */
function isPutAway({ dataset, ownerDocument }: HTMLElement): boolean {
  const dialog = ownerDocument.getElementById(dataset.dialog ?? '');
  return dialog instanceof HTMLDialogElement && !dialog.open;
}

/** Loads the lazy parts that this page needs; `startRuntime` may be called once it resolves. */
export function prepareRuntime(page: Document): Promise<void> {
  return prepareSlices(readFacts(page), 'start', storedKeys(window));
}

/** Fetches what forms and codes need; islands may come alive once it resolves. */
export function prepareIslands(page: Document): Promise<void> {
  return prepareSlices(readFacts(page), 'island');
}

/** The page's facts: those that the build wrote, over the omitted defaults. */
export function readFacts(page: Document): PageFacts {
  const text = page.getElementById('_config')?.textContent;
  if (!text) throw new Error('The page has no <script id="_config">. Build it again with `kavling build`.');
  const written = JSON.parse(text) as WrittenFacts;
  const settings = mergeDefaults(written.settings, settingsDefaults) as unknown as PageFacts['settings'];
  return { ...written, settings, copy: settings.copy };
}

import { buildSite } from '../../../tools/build/build-site.ts';
import { readManifest } from '../../../tools/build/publish/manifest.ts';
import { restorePage } from '../../../tools/build/publish/restore-page.ts';
import { createPageCheck } from '../../../tools/check/check-page.ts';
import { createSiteProjects } from '../../../tools/check/site-projects.ts';
import { openSiteEngine } from '../../../tools/engine/site-engine.ts';
import { withFonts } from '../../../tools/extras/extras.ts';
import { loadExtras } from '../../../tools/extras/load-extras.ts';
import { findPages } from '../../../tools/pages/pages.ts';
import type { PublishEvent, PublishState, StudioFinding } from '../../wire.ts';
import { StudioRefusal } from '../answers.ts';
import { audit } from '../audit.ts';
import type { History } from '../history/history.ts';
import type { StudioContext } from '../input.ts';
import { resultOf } from '../pages/check-text.ts';
import type { StudioPages } from '../pages/pages.ts';
import { publishState } from './publish-state.ts';
import { createReleases, type Release } from './releases.ts';

/** Receives each step. */
export type Tell = (event: PublishEvent) => void;

/** Why a page is not published. */
export class NotPublished extends StudioRefusal {
  readonly findings: readonly StudioFinding[];
  constructor(problem: { message: string; fix: string }, findings: readonly StudioFinding[]) {
    super(422, problem);
    this.findings = findings;
  }
}

export interface Publisher {
  state(slug: string): Promise<PublishState>;
  /** Builds a page as `kavling build` does, and makes it live; all other pages stay as they are live. */
  publish(
    slug: string,
    order: { hash: string; warningsRead: boolean },
    who: string,
    tell: Tell,
  ): Promise<void>;
  /** Makes a release live again. The file of the page stays as it is. */
  rollback(slug: string, id: string, who: string, tell: Tell): Promise<void>;
}

/** Publishes pages one after another: a site is built by one at a time. */
export function createPublisher(
  context: StudioContext,
  { pages, history }: { pages: StudioPages; history: History },
): Publisher {
  const { root, engineRoot, files, language, messages, diagnosticMessages, now, out, assets } = context;
  const releases = createReleases(root, out, () => context.site().assets);
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  }

  const state = (slug: string) =>
    publishState(slug, { root, out, config: context.published, pages, history, releases });

  /** The site as `kavling build` finds it now, not as it was when the studio started. */
  async function site() {
    const { config, extras, model } = await loadExtras(
      { files, cwd: root, engineRoot, language },
      diagnosticMessages,
    );
    const wrong = extras.checked.flatMap((one) => resultOf(one).findings);
    const errors = wrong.filter(({ severity }) => severity === 'error');
    if (errors[0]) throw new NotPublished({ message: errors[0].message, fix: errors[0].fix }, errors);
    return { config, model, own: await withFonts(files, root, extras) };
  }

  async function run(slug: string, order: { hash: string; warningsRead: boolean }, who: string, tell: Tell) {
    const page = pages.named(slug);
    tell({ name: 'step', text: messages.checking });
    const { config, model, own } = await site();
    const { text, hash } = pages.onDisk(slug);
    if (hash !== order.hash) throw new StudioRefusal(409, messages.changedMeanwhile);
    const { pagesOf } = createSiteProjects(files, root);
    const check = createPageCheck({
      files,
      cwd: root,
      model,
      diagnosticMessages,
      now,
      isRelease: true,
      reading: { read: assets.readWhole },
      own,
      pagesOf,
    });
    const { findings, errors } = resultOf(await check(page));
    if (errors > 0) throw new NotPublished(messages.hasErrors(errors), findings);
    if (findings.length > 0 && !order.warningsRead)
      throw new NotPublished(messages.hasWarnings(findings.length), findings);
    const isFirstHere = releases.list(slug).length === 0;
    if (isFirstHere) releases.keep(slug, { at: now() - 1, who: '' });
    tell({ name: 'step', text: messages.building });
    const built = await buildSite({
      root,
      engineRoot,
      pages: findPages(files, root),
      out,
      language,
      config,
      own,
      only: slug,
      now,
    });
    const wrong = built.wrong.flatMap((one) => resultOf(one).findings);
    if (built.wrong.length > 0) throw new NotPublished(messages.hasErrors(wrong.length), wrong);
    await record(slug, who, text, hash);
  }

  async function record(slug: string, who: string, text: string, hash: string): Promise<void> {
    const at = now();
    releases.keep(slug, { at, who, text });
    await history.record(slug, { at, who, kind: 'publish', label: messages.published, base: hash, text });
    await audit(root, at, { action: 'publish', who, slug, id: hash });
  }

  /** A page of another engine is rendered again when the site is built. */
  async function recordOf({ engine, record }: Release) {
    return readManifest(out).engine === engine
      ? record
      : { ...record, inputs: record.inputs.map((input) => ({ ...input, hash: '', size: -2 })) };
  }

  async function back(slug: string, id: string, who: string, tell: Tell): Promise<void> {
    const release = releases.list(pages.named(slug).slug).find((one) => one.id === id);
    if (!release) throw new StudioRefusal(404, messages.noRelease);
    tell({ name: 'step', text: messages.goingBack });
    const { config } = await site();
    const { assets } = await openSiteEngine({ root, engineRoot, config });
    restorePage(
      { ...release, folder: releases.folderOf(slug, id), record: await recordOf(release) },
      { out, scripts: assets, compress: isCompressed(), config, now: now() },
    );
    await audit(root, now(), { action: 'rollback', who, slug, id });
  }

  /** As the site is now. */
  const isCompressed = () =>
    files.kind(`${out}/robots.txt.br`) === 'file' || files.kind(`${out}/404.html.br`) === 'file';

  return {
    state,
    publish: (slug, order, who, tell) =>
      inTurn(async () => {
        await run(slug, order, who, tell);
        tell({ name: 'done', state: await state(slug) });
      }),
    rollback: (slug, id, who, tell) =>
      inTurn(async () => {
        await back(slug, id, who, tell);
        tell({ name: 'done', state: await state(slug) });
      }),
  };
}

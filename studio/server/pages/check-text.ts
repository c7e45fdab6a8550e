import { type CheckedPage, createPageCheck, type PageCheck } from '../../../tools/check/check-page.ts';
import { createSiteProjects } from '../../../tools/check/site-projects.ts';
import { refusedByBuild } from '../../../tools/diagnostics/codes.ts';
import type { Diagnostic } from '../../../tools/diagnostics/finding.ts';
import type { Files } from '../../../tools/environment/environment.ts';
import type { PageFile } from '../../../tools/pages/pages.ts';
import type { PageCheckResult, StudioFinding } from '../../wire.ts';
import type { StudioInput } from '../input.ts';

export interface TextCheck {
  /** Checks a text as if the file of the page had it: the one check of `kavling validate`. */
  check(page: PageFile, text: string): Promise<CheckedPage>;
  /** Another page has changed, come or gone. */
  revalidate(page: PageFile): void;
  /** The site has other widgets. */
  renew(): void;
}

/** @param onLater called when a picture of a page turns out to differ from its header */
export function createTextCheck(input: StudioInput, onLater: (slug: string) => void): TextCheck {
  const { files, root, diagnosticMessages, now, own, assets } = input;
  const held: { file: string; text: string } = { file: '', text: '' };
  const withText: Files = {
    ...files,
    readText: (path) => (path === held.file ? held.text : files.readText(path)),
  };
  const projects = createSiteProjects(files, root);
  let made: PageCheck | undefined;

  const make = (): PageCheck =>
    createPageCheck({
      files: withText,
      cwd: root,
      model: input.site().engine.model,
      diagnosticMessages,
      now,
      own,
      pagesOf: projects.pagesOf,
      reading: { read: assets.readPicture, onLater: ({ slug }) => onLater(slug) },
    });

  return {
    check(page, text) {
      made ??= make();
      // The check reads its file before it waits for anything.
      Object.assign(held, { file: page.file, text });
      const checked = made(page);
      Object.assign(held, { file: '', text: '' });
      return checked;
    },
    revalidate: projects.revalidate,
    renew() {
      made = undefined;
    },
  };
}

export function resultOf({ diagnostics }: Pick<CheckedPage, 'diagnostics'>): PageCheckResult {
  return {
    findings: diagnostics.map(findingOf),
    errors: diagnostics.filter(({ severity }) => severity === 'error').length,
  };
}

function findingOf(found: Diagnostic): StudioFinding {
  const { code, severity, line, column, path, where, message, fix, span, edits } = found;
  const stops = severity === 'error' || refusedByBuild.has(code);
  return { code, severity, line, column, path, where, message, fix, span, edits, stopsPublishing: stops };
}

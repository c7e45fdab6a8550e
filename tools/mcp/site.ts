import type { DocumentModel } from '../../src/document/model.ts';
import { type ParsedText, parseText } from '../../src/document/parse.ts';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { messageIn } from '../../src/lib/localized-error.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { insideSite } from '../../studio/server/files/inside-site.ts';
import { createHistory, type History } from '../../studio/server/history/history.ts';
import { createPageCheck } from '../check/check-page.ts';
import type { EarlyReading } from '../check/readings.ts';
import { createSiteProjects } from '../check/site-projects.ts';
import type { Diagnostic } from '../diagnostics/finding.ts';
import { english } from '../diagnostics/messages/english.ts';
import type { Environment } from '../environment/environment.ts';
import type { SiteExtras } from '../extras/extras.ts';
import { loadExtras } from '../extras/load-extras.ts';
import { findPages, type PageFile } from '../pages/pages.ts';
import { createRecent } from './recent.ts';
import { ToolError } from './tool.ts';

/** A page as it is on the disk now. */
export interface ReadPage {
  readonly page: PageFile;
  /** With its byte-order mark and its line ends. */
  readonly text: string;
  readonly hash: string;
}

/** The current parts of the site besides its pages. */
export interface OpenSite {
  readonly config: SiteConfig;
  readonly extras: SiteExtras;
  readonly model: DocumentModel;
  /** Everything that `kavling validate` would find if this were the text of the page. */
  check(page: PageFile, text: string): Promise<readonly Diagnostic[]>;
}

/** The environment of agents. */
export type AgentEnvironment = Pick<
  Environment,
  'files' | 'cwd' | 'engineRoot' | 'language' | 'env' | 'platform' | 'now'
> & {
  /** Reads a picture to its end in a separate process; in this one if omitted. */
  readonly readPicture?: (path: string) => Promise<EarlyReading>;
};

/** The site that an agent works in: only its pages, and only through here. */
export interface AgentSite {
  readonly root: string;
  readonly environment: AgentEnvironment;
  readonly history: History;
  pages(): readonly PageFile[];
  /** @throws ToolError when there is no such page, or it cannot be read */
  read(slug: string): ReadPage;
  /** A text of the page that an agent was shown, or that was saved, by its hash. */
  recall(slug: string, hash: string): Promise<string | undefined>;
  /** The config, widgets and patterns may change while agents work. */
  open(): Promise<OpenSite>;
}

export function openAgentSite(environment: AgentEnvironment): AgentSite {
  const { files, cwd: root, now, readPicture } = environment;
  const history = createHistory(root);
  const recent = createRecent();
  const pages = () => findPages(files, root);

  return {
    root,
    environment,
    history,
    pages,
    read(slug) {
      const page = pageNamed(pages(), root, slug);
      const text = readText(environment, page);
      return { page, text, hash: recent.keep(text) };
    },
    async recall(slug, hash) {
      const shown = recent.find(hash);
      if (shown !== undefined) return shown;
      const entry = (await history.list(slug)).find((one) => one.hash.startsWith(hash));
      return entry && (await history.read(slug, entry.id))?.text;
    },
    async open() {
      const { config, extras, model } = await loadExtras(environment, english).catch((error) => {
        throw new ToolError(messageIn(error, 'en'));
      });
      const { pagesOf } = createSiteProjects(files, root);
      return {
        config,
        extras,
        model,
        async check(page, text) {
          const drafted = {
            ...files,
            readText: (path: string) => (path === page.file ? text : files.readText(path)),
          };
          const check = createPageCheck({
            files: drafted,
            cwd: root,
            model,
            diagnosticMessages: english,
            now,
            pagesOf,
            own: extras,
            ...(readPicture ? { reading: { read: readPicture } } : {}),
          });
          return (await check(page)).diagnostics;
        },
      };
    },
  };
}

function pageNamed(pages: readonly PageFile[], root: string, slug: string): PageFile {
  const page = pages.find((one) => one.slug === slug);
  if (!page) {
    const meant = nearest(
      slug,
      pages.map((one) => one.slug),
    );
    const hint = meant ? `Did you mean "${meant}"?` : 'The tool "pages" lists them.';
    throw new ToolError(`There is no page "${slug.slice(0, 80)}". ${hint}`);
  }
  try {
    insideSite(root, page.file);
  } catch (error) {
    throw new ToolError(messageIn(error, 'en'));
  }
  return page;
}

function readText({ files }: AgentEnvironment, { file, slug }: PageFile): string {
  let text: string | Uint8Array;
  try {
    text = files.readText(file);
  } catch (error) {
    throw new ToolError(`pages/${slug}/page.json cannot be read: ${messageIn(error, 'en')}`);
  }
  if (typeof text !== 'string')
    throw new ToolError(`pages/${slug}/page.json is not UTF-8. Save it as UTF-8 first.`);
  return text;
}

/**
 * The text, parsed.
 * @throws ToolError when it is broken: guessing its meaning is not allowed
 */
export function parsed({ page, text }: ReadPage): ParsedText {
  const document = parseText(text);
  if (document.problems.length > 0 || document.root?.type !== 'object')
    throw new ToolError(
      `pages/${page.slug}/page.json is not valid JSON. The tool "check" lists the places; "kavling validate --fix ${page.slug}" fixes slips of punctuation.`,
    );
  return document;
}

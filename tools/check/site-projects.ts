import { projectOfPage } from '../diagnostics/rules/projects.ts';
import type { ProjectOfPage } from '../diagnostics/rules/rule.ts';
import type { Files } from '../environment/environment.ts';
import { findPages, type PageFile, shown } from '../pages/pages.ts';

/**
 * The pages of each project id, read lazily. `revalidate` reads a changed page again; one that cannot be read names
 * none.
 */
export function createSiteProjects(files: Files, root: string) {
  let byFile: Map<string, ProjectOfPage> | undefined;
  let byId: Map<string, ProjectOfPage[]> | undefined;

  function read(page: PageFile, into: Map<string, ProjectOfPage>): void {
    const project = projectIn(files, page, shown({ cwd: root }, page.file));
    if (project) into.set(page.file, project);
    else into.delete(page.file);
  }

  function all(): Map<string, ProjectOfPage> {
    if (byFile) return byFile;
    byFile = new Map();
    for (const page of findPages(files, root)) read(page, byFile);
    return byFile;
  }

  return {
    pagesOf(id: string): readonly ProjectOfPage[] {
      if (!byId) {
        byId = new Map();
        for (const project of all().values())
          byId.set(project.id, [...(byId.get(project.id) ?? []), project]);
      }
      return byId.get(id) ?? [];
    },
    /** Reads one page again; it may have changed, come or gone. */
    revalidate(page: PageFile): void {
      read(page, all());
      byId = undefined;
    },
  };
}

const PROJECT = /"project"\s*:\s*\{/g;

/** The project of a page by its text: only that object is parsed, so that a site of ten thousand pages is read in a moment. */
function projectIn(files: Files, page: PageFile, file: string): ProjectOfPage | undefined {
  let text: string | Uint8Array;
  try {
    text = files.readText(page.file);
  } catch {
    return undefined;
  }
  if (typeof text !== 'string') return undefined;
  for (const found of text.matchAll(PROJECT)) {
    const start = found.index + found[0].length - 1;
    try {
      const project = projectOfPage(
        { project: JSON.parse(text.slice(start, endOfObject(text, start))) },
        file,
      );
      if (project) return project;
    } catch {}
  }
  return undefined;
}

/** Where the object ends that opens at `start`. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') i = closingQuote(text, i);
    else if (letter === '{') depth += 1;
    else if (letter === '}' && --depth === 0) return i + 1;
  }
  return text.length;
}

function closingQuote(text: string, open: number): number {
  for (let i = open + 1; i < text.length; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i;
  }
  return text.length;
}

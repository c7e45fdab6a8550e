import type { Copy, Page, Project, Settings } from '../generated/view.types.ts';

/** The four page types (PAGE-01). */
export type Template = Page['template'];

/** The facts that the page passes to its script, as JSON in `#_config`; known on the server too. */
export interface PageFacts {
  slug: string;
  template: Template;
  project: Pick<Project, 'id' | 'name' | 'superleadsId' | 'micrositeSuperleadsId' | 'telesalesNumber'>;
  settings: Settings;
  copy: Copy;
  /** Base64 SHA-256 of the statement visitors agree to, stored with their leads. */
  consentTextHash: string;
}

/** The same as written in `#_config`: the copy is part of the settings, and defaults are omitted. */
export type WrittenFacts = Omit<PageFacts, 'settings' | 'copy'> & {
  settings: Readonly<Record<string, unknown>>;
};

/** Names the project of a page in what the browser keeps, since several may live on one origin. */
export function projectKey({ project }: Pick<PageFacts, 'project'>): string {
  return `${project.id} ${project.superleadsId}`;
}

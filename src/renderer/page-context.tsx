import { createContext, useContext } from 'react';
import type { Copy, Page, Project, Settings } from '../generated/view.types.ts';

/** The facts of the page that views read; the same on the server and in the browser. */
export interface PageFactsForViews {
  readonly slug: string;
  readonly template: Page['template'];
  readonly project: Pick<
    Project,
    'id' | 'name' | 'superleadsId' | 'micrositeSuperleadsId' | 'telesalesNumber'
  >;
  readonly settings: Settings;
  readonly copy: Copy;
  /** Base64 SHA-256 of the statement visitors agree to, stored with their leads. */
  readonly consentTextHash: string;
}

const Context = createContext<PageFactsForViews | undefined>(undefined);

export const PageProvider = Context.Provider;

/** The page's project, settings and copy. Throws outside a page: a programming error. */
export function usePage(): PageFactsForViews {
  const page = useContext(Context);
  if (!page) throw new Error('usePage() was called outside a page: wrap the view in PageProvider.');
  return page;
}

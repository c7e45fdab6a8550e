import type { HttpRequest } from '../ports.ts';
import { readEntries } from '../queue/storage.ts';
import type { OpenPage } from './open-page.ts';

/** The answer to a lead that was saved. */
export const OK = { success: true };
/** The form that an open page submits. */
export const FORM = 'general-form';

export const isSave = ({ fields }: HttpRequest) => fields?.action === 'save_leads_to_db';
/** The leads that the browser still keeps. */
export const kept = (page: OpenPage) => readEntries(page.ports.local);
export const formOf = (page: OpenPage, id = FORM) => page.state().lead.forms[id];

/** The browser is online again. */
export async function online(page: OpenPage): Promise<void> {
  page.runtime.dispatch({ type: 'page/online' });
  await page.settle();
}

export async function wait(page: OpenPage, ms: number): Promise<void> {
  page.ports.clock.advance(ms);
  await page.settle();
}

import type { HttpRequest } from '../ports.ts';
import { type OpenPage, type OpenPageOptions, openPage } from './open-page.ts';

export const NUMBER = '6281234567890';
export const FORM = 'general-form';
export const sent = (requestId = 'r-1', nextEventWait = 60) => ({
  data: { data: { data: { requestOtp: { requestId, nextEventWait } } } },
});
export const refused = (code: number) => ({
  data: { data: { data: null, errors: [{ message: 'Terlalu sering', extensions: { code } }] } },
});
export const verified = (isSuccess: boolean) => ({ data: { data: { data: { verifyOtp: { isSuccess } } } } });
export const cancelled = { data: { data: { data: { cancelOtp: { isSuccess: true } } } } };

export const withOtp = (options: OpenPageOptions = {}) =>
  openPage({ ...options, settings: { otp: { enabled: true }, ...options.settings } });
export const calls = (page: OpenPage, action: string) =>
  page.ports.http.requests.filter(({ fields }) => fields?.action === action);
export const to = (action: string) => (request: HttpRequest) => request.fields?.action === action;
export const type = (page: OpenPage, text: string, index = 0) =>
  page.runtime.dispatch({ type: 'otp/typed', index, text });
export const shown = (page: OpenPage) => page.done('showDialog');

/** A page that waits for a code. */
export async function waiting(options: OpenPageOptions = {}, wait = 60) {
  const page = await withOtp(options);
  page.click();
  page.submit();
  await page.answer(sent('r-1', wait));
  return page;
}

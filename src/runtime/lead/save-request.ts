import { templateRow } from '../page/slice.ts';
import type { State } from '../state.ts';

export interface SaveRequest {
  url: string;
  method: 'get' | 'post';
}

/** Where a lead is saved and how (CALL-05): the template's variant, by whether the page asks for codes. */
export function saveRequest(all: Readonly<State>): SaveRequest {
  const { settings } = all.facts;
  const saves = templateRow(all.page)?.saves;
  const variant = settings.otp.enabled ? saves?.withOtp : saves?.withoutOtp;
  return {
    url: variant === 'ajax-endpoint' ? settings.ajaxUrl : settings.form.action,
    method: settings.form.method,
  };
}

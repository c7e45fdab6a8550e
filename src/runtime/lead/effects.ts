import { LIMITS } from '../limits.ts';
import type { Slice } from '../state.ts';

/** What the lead flow does in the world. */
export const leadEffects: NonNullable<Slice<'lead'>['effects']> = {
  'lead/save': ({ request, url, method, fields }, { http }, dispatch) => {
    const timeout = LIMITS.saveTimeout;
    http.send({ id: request, url, method, fields, credentials: true, keepalive: true, timeout }).then(
      (answer) => dispatch({ type: 'lead/answered', request, ...answer }),
      (error: unknown) => dispatch({ type: 'lead/unanswered', request, reason: String(error) }),
    );
  },
  'brochure/open-tab': ({ request }, { browser }, dispatch) => {
    dispatch({ type: browser.openTab(request) ? 'brochure/tab-opened' : 'brochure/tab-blocked', request });
  },
  'brochure/point-tab': ({ request, form, url }, { browser }, dispatch) => {
    if (browser.pointTab(request, url)) dispatch({ type: 'brochure/opened', form });
    else dispatch({ type: 'brochure/blocked', form, address: url });
  },
  'brochure/close-tab': ({ request }, { browser }) => browser.closeTab(request),
};

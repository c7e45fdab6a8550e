import type { Slice } from '../state.ts';

/** The effects of the lead flow outside the runtime; the queue sends. */
export const leadEffects: NonNullable<Slice<'lead'>['effects']> = {
  'brochure/open-tab': ({ request }, { browser }, dispatch) => {
    dispatch({ type: 'brochure/tab-answered', request, tab: browser.openTab(request) });
  },
  'brochure/point-tab': ({ request, form, url }, { browser }, dispatch) => {
    if (browser.pointTab(request, url)) dispatch({ type: 'brochure/opened', form });
    else dispatch({ type: 'brochure/blocked', form, address: url });
  },
  'brochure/close-tab': ({ request }, { browser }) => browser.closeTab(request),
};

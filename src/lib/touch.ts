/** Where the browser keeps the first touch, and the last one that was not direct, as {@link noteVisit} wrote them. */
export const TOUCHES = { first: 'kavlingFirst', last: 'kavlingLast' } as const;

/** The most characters of one: a link must not fill the browser's storage. */
const LONGEST_VISIT = 3000;

/** Something in an address that only a campaign puts there. */
const CAMPAIGN = /utm_|clk?id|braid/;

/**
 * Records a visit: when, to which address, and from where, separated by spaces. It is read where a form is
 * sent (touch-fields.ts); the boot, which calls this, has no room for more. Throws where nothing may be kept, and for an
 * address that nothing led to.
 */
export function noteVisit(url: string): void {
  const from = document.referrer;
  const visit = [Date.now(), url, from].join(' ').slice(0, LONGEST_VISIT);
  localStorage.kavlingFirst ??= visit;
  // Without a referrer there is no URL to make.
  if (CAMPAIGN.test(url) || new URL(from).host !== location.host) localStorage.kavlingLast = visit;
}

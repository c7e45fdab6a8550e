/** A link to a place on Google Maps, and the place itself where the link tells it. */
export interface MapLink {
  readonly latitude: string | undefined;
  readonly longitude: string | undefined;
}

const NUMBER = String.raw`(-?\d{1,3}\.\d{2,})`;
/** From the exact place to the middle of what was on the screen. */
const PLACES = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|sll|destination|center)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?${NUMBER}`, 'i'),
  new RegExp(`/(?:place|search|dir)/${NUMBER},\\+?${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
];

/** The place in a link to Google Maps; nothing for any other text. */
export function readMapLink(value: unknown): MapLink | undefined {
  if (typeof value !== 'string') return undefined;
  if (
    !/^\s*https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.|maps\.)?google\.[a-z.]{2,6}\/(?:maps)?)/i.test(
      value,
    )
  )
    return undefined;
  for (const place of PLACES) {
    const [, latitude, longitude] = place.exec(value) ?? [];
    if (latitude && longitude) return { latitude, longitude };
  }
  return { latitude: undefined, longitude: undefined };
}

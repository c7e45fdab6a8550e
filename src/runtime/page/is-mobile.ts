/** True if a user agent is a phone or a tablet; an iPad that calls itself a Mac is known by its touch points. */
export function isMobile({ userAgent, touchPoints }: { userAgent: string; touchPoints: number }): boolean {
  if (/Android|iPhone|iPad|iPod|Mobile|IEMobile|BlackBerry|Opera Mini|Windows Phone/i.test(userAgent))
    return true;
  return /Macintosh/.test(userAgent) && touchPoints > 1;
}

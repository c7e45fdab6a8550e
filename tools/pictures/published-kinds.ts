/** The files that a page may publish, by extension. Everything else next to page.json stays private. */
export const publishedKinds = {
  pictures: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'],
  films: ['mp4', 'webm', 'm4v', 'vtt'],
  brochures: ['pdf'],
} as const;

const endings: ReadonlySet<string> = new Set(Object.values(publishedKinds).flat());

/** True if a file of this name is an image, a video or a brochure. */
export function isPublished(name: string): boolean {
  return endings.has(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}

/** What a page may publish of its own files, by the ending of their names. Everything else beside page.json stays where it is. */
export const publishedKinds = {
  pictures: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'],
  films: ['mp4', 'webm', 'm4v', 'vtt'],
  brochures: ['pdf'],
} as const;

const endings: ReadonlySet<string> = new Set(Object.values(publishedKinds).flat());

/** Whether a file of this name is a picture, a film or a brochure. */
export function isPublished(name: string): boolean {
  return endings.has(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}

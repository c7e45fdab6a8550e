/** A film: on YouTube or Vimeo by its id, or a file by its address. */
export type Video =
  | { readonly kind: 'youtube'; readonly id: string }
  | { readonly kind: 'vimeo'; readonly id: string; readonly hash?: string }
  | { readonly kind: 'hosted'; readonly url: string };

const youtubeHosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const youtubeId = /^[A-Za-z0-9_-]{11}$/;
const vimeoId = /^[0-9]{6,10}$/;
const file = /\.(mp4|webm|m4v|mov|ogv)$/i;

/**
 * Reads an id or an address as an author writes it. Hosts must match exactly; anything that is neither YouTube, Vimeo
 * nor a video file is `undefined` (specification, section 5: nothing shows).
 */
export function parseVideo(value: string): Video | undefined {
  if (youtubeId.test(value)) return { kind: 'youtube', id: value };
  if (vimeoId.test(value)) return { kind: 'vimeo', id: value };
  let url: URL;
  try {
    url = new URL(value, 'https://page.invalid/');
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.username || url.password) return undefined;
  const parts = url.pathname.split('/').filter(Boolean);
  if (youtubeHosts.has(url.host) || url.host === 'youtu.be') {
    const id = url.searchParams.get('v') ?? parts.at(-1) ?? '';
    return youtubeId.test(id) ? { kind: 'youtube', id } : undefined;
  }
  if (vimeoHosts.has(url.host)) {
    const place = parts.findIndex((part) => vimeoId.test(part));
    const id = parts[place];
    const hash = url.searchParams.get('h') ?? parts[place + 1];
    if (id === undefined) return undefined;
    return hash && /^[0-9a-f]{6,20}$/i.test(hash) ? { kind: 'vimeo', id, hash } : { kind: 'vimeo', id };
  }
  return file.test(url.pathname) ? { kind: 'hosted', url: value } : undefined;
}

/** Where a link without script leads: the film on its own site, or the file. */
export function watchUrl(video: Video): string {
  if (video.kind === 'youtube') return `https://www.youtube.com/watch?v=${video.id}`;
  if (video.kind === 'vimeo') return `https://vimeo.com/${video.id}${video.hash ? `/${video.hash}` : ''}`;
  return video.url;
}

/** The name of the site that a film is on; empty for a file. */
export function siteOf(video: Video): string {
  return { youtube: 'YouTube', vimeo: 'Vimeo', hosted: '' }[video.kind];
}

/** Options of a player. Times in seconds, 0 for none. */
export interface Playing {
  readonly controls: boolean;
  readonly mute?: boolean;
  readonly loop?: boolean;
  readonly start?: number;
  readonly end?: number;
}

/**
 * The frame of a YouTube or Vimeo player: without cookies, without related films of other channels, playing immediately
 * (specification, section 9). `origin` is the address of the page, which YouTube's script asks for.
 */
export function embedUrl(
  video: Exclude<Video, { kind: 'hosted' }>,
  playing: Playing,
  origin: string,
): string {
  const flag = (value: boolean | undefined) => (value ? '1' : '0');
  if (video.kind === 'vimeo') {
    const url = new URL(`https://player.vimeo.com/video/${video.id}`);
    if (video.hash) url.searchParams.set('h', video.hash);
    const query = { autoplay: '1', dnt: '1', loop: flag(playing.loop), muted: flag(playing.mute) };
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    if (playing.start) url.hash = `t=${playing.start}s`;
    return url.href;
  }
  const url = new URL(`https://www.youtube-nocookie.com/embed/${video.id}`);
  const query: Record<string, string> = {
    autoplay: '1',
    controls: flag(playing.controls),
    enablejsapi: '1',
    mute: flag(playing.mute),
    origin,
    playsinline: '1',
    rel: '0',
  };
  if (playing.start) query.start = String(playing.start);
  if (playing.end) query.end = String(playing.end);
  // YouTube only loops playlists.
  if (playing.loop) Object.assign(query, { loop: '1', playlist: video.id });
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

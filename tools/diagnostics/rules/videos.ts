import { pathOf } from '../../../src/document/walk.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

const HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'vimeo.com',
  'www.vimeo.com',
  'player.vimeo.com',
]);
const FILE = /\.(mp4|webm|m4v|mov|ogv)$/i;

/** A video address leads to YouTube, to Vimeo or to a video file (LB-11). */
export const videosAreOnKnownHosts: Rule = ({ marked }) =>
  marked.video.flatMap(({ value, place }): Finding[] => {
    if (!/^https?:/i.test(value)) return [];
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && (HOSTS.has(url.hostname) || FILE.test(url.pathname))) return [];
    return [{ code: 'KV308', path: pathOf(place), params: { host: url?.hostname ?? value } }];
  });

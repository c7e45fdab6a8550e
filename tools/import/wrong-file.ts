import { isRecord } from '../../src/lib/is-record.ts';

/** Files that users choose instead of an export. */
export type WrongFile =
  | 'zip'
  | 'wordpress'
  | 'html'
  | 'picture'
  | 'empty'
  | 'kitManifest'
  | 'kitSettings'
  | 'kavlingPage';

const STARTS: readonly (readonly [WrongFile, RegExp])[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a ZIP file begins with these bytes
  ['zip', /^PK[\x03\x05\x07]/],
  ['picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8|%PDF|RIFF)/],
  ['wordpress', /^\s*<\?xml|^\s*<rss/],
  ['html', /^\s*<(?:!doctype|html|!--)/i],
  ['empty', /^\s*$/],
];

/** The kind of a file that is not JSON, by its first bytes; undefined if it may be JSON. */
export function wrongBytes(bytes: Uint8Array): WrongFile | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 300)).replace(/^\xef\xbb\xbf/, '');
  return STARTS.find(([, begins]) => begins.test(start))?.[0];
}

/** The kind of JSON that holds no elements. */
export function wrongJson(value: unknown): WrongFile | undefined {
  if (!isRecord(value)) return undefined;
  const settings = value.page_settings ?? value.settings;
  if (Array.isArray(value.sections) && 'project' in value) return 'kavlingPage';
  if ('manifest_version' in value || ('templates' in value && 'plugins' in value)) return 'kitManifest';
  return isRecord(settings) && ('system_colors' in settings || 'system_typography' in settings)
    ? 'kitSettings'
    : undefined;
}

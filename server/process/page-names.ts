/** The settings of a page as its HTML contains them, without defaults. */
interface WrittenSettings {
  readonly ajaxUrl?: string;
  readonly projectUrl?: string;
  readonly brochureUrl?: string;
  readonly actions?: Readonly<Record<string, string>>;
}

/** The names used by the HTML of a page. */
export interface PageNames {
  /** The host the page says it belongs to. */
  readonly host: string;
  readonly settings: WrittenSettings;
  /** Where links lead, as written; each once. */
  readonly links: readonly string[];
  /** Where forms post without script; each once. */
  readonly forms: readonly string[];
}

const CONFIG = /<script type="application\/json" id="_config">(.*?)<\/script>/s;
const CANONICAL = /<link rel="canonical" href="https?:\/\/([^/":]+)/;
const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;
const FORM = /<form\b[^>]*?\saction="([^"]*)"/g;

/** Reads the HTML that a build wrote. */
export function readPageNames(html: string): PageNames {
  const written = JSON.parse(CONFIG.exec(html)?.[1] ?? '{}') as { settings?: WrittenSettings };
  return {
    host: CANONICAL.exec(html)?.[1] ?? 'localhost',
    settings: written.settings ?? {},
    links: addressesIn(html, LINK),
    forms: addressesIn(html, FORM),
  };
}

function addressesIn(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, address = '']) => address);
  return [...new Set(found.map((address) => address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")))];
}

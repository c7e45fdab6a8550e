import { type MeasurementTag, TAG_HOSTS } from '../../lib/measurement-tags.ts';
import type { TagsProps } from './props.ts';
import { KNOWS_CONSENT, SERVICES, type TagWindow, tellGoogle } from './services.ts';

/** After load, milliseconds: the tags of others wait until the page is the visitor's. */
const REST = 1000;

/** Loads the tags of the page after it has loaded, as far as the visitor agrees (OPS-24). */
export default function measures(_: HTMLElement, { tags, consent }: TagsProps): void {
  const view = window as TagWindow;
  admitScripts(tags);
  const isGoogle = ({ name }: MeasurementTag) => KNOWS_CONSENT.has(name);
  const started = new Set<MeasurementTag>();
  const start = (wanted: readonly MeasurementTag[]) => {
    for (const tag of wanted) {
      if (started.has(tag)) continue;
      started.add(tag);
      loadOnce(SERVICES[tag.name](view, encodeURIComponent(tag.id)));
    }
  };
  const hasAgreed = consent === 'off' || readKeptValue('kavling-consent') === 'granted';
  const begin = () => {
    if (consent === 'mode' && tags.some(isGoogle))
      tellGoogle(view, 'default', hasAgreed ? 'granted' : 'denied');
    start(hasAgreed ? tags : tags.filter((tag) => consent === 'mode' && isGoogle(tag)));
    document.addEventListener('click', ({ target }) => {
      const choice = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent;
      if (choice !== 'given') return;
      if (consent === 'mode' && tags.some(isGoogle)) tellGoogle(view, 'update', 'granted');
      start(tags);
    });
  };
  const rest = () => setTimeout(begin, REST);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

interface TypedWindow extends Window {
  trustedTypes?: {
    defaultPolicy: unknown;
    createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
  };
}

/** The scripts of the services load further scripts: their hosts pass the page's Trusted Types, and no others. */
function admitScripts(tags: readonly MeasurementTag[]): void {
  const { trustedTypes } = window as TypedWindow;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const hosts = new Set(tags.flatMap(({ name }) => TAG_HOSTS[name].script));
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (hosts.has(new URL(url, location.href).origin) ? url : null),
  });
}

/** A blocked service must not cause an error on the page. */
function loadOnce(url: string): void {
  if ([...document.scripts].some((script) => script.src === url)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** Reads a value that the runtime keeps in the browser for some time; `undefined` where it has expired or nothing may be kept. */
export function readKeptValue(key: string, now = Date.now()): string | undefined {
  try {
    const [, expires, value] = /^expires=(\d+);(.*)$/s.exec(localStorage.getItem(key) ?? '') ?? [];
    return Number(expires) > now ? value : undefined;
  } catch {
    return undefined;
  }
}

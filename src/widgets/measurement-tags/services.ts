import type { MeasurementTag } from '../../lib/measurement-tags.ts';

/** A function that keeps what it is called with until the script of its service takes over. */
type Queue = ((...call: unknown[]) => void) & Record<string, unknown>;

/** TikTok's queue: calls, and the pixels with the moment each was asked for. */
type Ttq = unknown[] & {
  readonly _i: Record<string, object>;
  readonly _t: Record<string, number>;
  readonly _o: Record<string, object>;
};

/** The globals of the services, as their own documentation names them. */
export type TagWindow = Window & {
  dataLayer?: unknown[];
  fbq?: Queue;
  _fbq?: Queue;
  ttq?: Ttq;
  TiktokAnalyticsObject?: string;
  clarity?: Queue;
};

/** Starts one service: puts its first event into its queue, and returns the address of its script. */
type Start = (view: TagWindow, id: string) => string;

/** Services that support consent mode; all others wait until the visitor agrees. */
export const KNOWS_CONSENT: ReadonlySet<string> = new Set(['google-analytics', 'google-ads', 'tag-manager']);

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Tells Google's tags what they may store; before their first event it is their default. */
export function tellGoogle(view: TagWindow, when: 'default' | 'update', choice: 'granted' | 'denied'): void {
  gtag(view, 'consent', when, Object.fromEntries(SIGNALS.map((signal) => [signal, choice])));
}

/** Google's tags tell commands from messages by their being an `arguments` object. */
function gtag(view: TagWindow, ...command: unknown[]): void {
  const layer = layerOf(view);
  const keep: (...call: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  keep(...command);
}

function layerOf(view: TagWindow): unknown[] {
  view.dataLayer ??= [];
  return view.dataLayer;
}

const startGtag: Start = (view, id) => {
  gtag(view, 'js', new Date());
  gtag(view, 'config', id);
  return `https://www.googletagmanager.com/gtag/js?id=${id}`;
};

export const SERVICES: Readonly<Record<MeasurementTag['name'], Start>> = {
  'google-analytics': startGtag,
  'google-ads': startGtag,
  'tag-manager'(view, id) {
    layerOf(view).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return `https://www.googletagmanager.com/gtm.js?id=${id}`;
  },
  meta(view, id) {
    view.fbq ??= makeFbq();
    view._fbq ??= view.fbq;
    view.fbq('init', id);
    view.fbq('track', 'PageView');
    return 'https://connect.facebook.net/en_US/fbevents.js';
  },
  tiktok(view, id) {
    view.TiktokAnalyticsObject = 'ttq';
    view.ttq ??= makeTtq();
    const { ttq } = view;
    ttq._i[id] = Object.assign([], { _u: TIKTOK });
    ttq._t[id] = Date.now();
    ttq._o[id] = {};
    ttq.push(['page']);
    return `${TIKTOK}?sdkid=${id}&lib=ttq`;
  },
  clarity(view, id) {
    view.clarity ??= makeQueue('q');
    return `https://www.clarity.ms/tag/${id}`;
  },
};

const TIKTOK = 'https://analytics.tiktok.com/i18n/pixel/events.js';

/** A function that keeps its calls under a name, for a script that comes later. */
function makeQueue(name: string): Queue {
  const calls: unknown[] = [];
  const queue = ((...call: unknown[]) => void calls.push(call)) as Queue;
  queue[name] = calls;
  return queue;
}

/** Meta's queue, which passes its calls on as soon as its script has set `callMethod`. */
function makeFbq(): Queue {
  const waiting = makeQueue('queue');
  const fbq = ((...call: unknown[]) => {
    if (typeof fbq.callMethod === 'function') fbq.callMethod(...call);
    else waiting(...call);
  }) as Queue;
  return Object.assign(fbq, { queue: waiting.queue, push: fbq, loaded: true, version: '2.0' });
}

function makeTtq(): Ttq {
  const ttq = Object.assign([] as unknown[], { _i: {}, _t: {}, _o: {} }) as Ttq;
  for (const name of [
    'page',
    'track',
    'identify',
    'instances',
    'ready',
    'load',
    'holdConsent',
    'grantConsent',
  ])
    Reflect.set(ttq, name, (...call: unknown[]) => ttq.push([name, ...call]));
  return ttq;
}

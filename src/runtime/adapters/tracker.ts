import type { Tracker, TrackerSetup } from '../ports.ts';
import { loadScript } from './load-script.ts';
import { containerMessage, tagMessage } from './tracker-messages.ts';

type Layered = Window & { dataLayer?: unknown[] };

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/** The analytics service of a page: a measurement tag, or a tag-manager container. */
export function createTracker(view: Layered): Tracker {
  let setup: TrackerSetup | undefined;
  const push = (entry: unknown) => {
    view.dataLayer ??= [];
    view.dataLayer.push(entry);
  };
  // The tag recognises its commands by their being an `arguments` object; container messages are not.
  function tag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    push(arguments);
  }
  const tellConsent = (when: 'default' | 'update', choice: 'granted' | 'denied') => {
    const signals = Object.fromEntries(SIGNALS.map((signal) => [signal, choice]));
    tag('consent', when, when === 'default' ? { ...signals, wait_for_update: 500 } : signals);
  };
  return {
    install(given) {
      setup = given;
      if (!given.id) return;
      if (given.consent) tellConsent('default', given.consent);
      if (given.destination === 'r123') {
        push({ 'gtm.start': Date.now(), event: 'gtm.js' });
        load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(given.id)}`);
      } else {
        tag('js', new Date());
        tag('config', given.id, { send_page_view: false, transport_type: 'beacon' });
        load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(given.id)}`);
      }
    },
    send(event) {
      if (!setup?.id) return;
      if (setup.destination === 'r123') push(containerMessage(event));
      else tag(...tagMessage(event));
    },
    consent(choice) {
      if (setup?.id) tellConsent('update', choice);
    },
    identify: () => whenIdle(view).then(async () => (await import('./fingerprint.ts')).readUserId()),
    measure(found) {
      whenIdle(view)
        .then(async () => (await import('./vitals.ts')).measureVitals(found))
        .catch(() => undefined);
    },
  };
}

/** A blocked service must not cause an error on the page (ANA-10). */
function load(url: string): void {
  loadScript(url).catch(() => undefined);
}

function whenIdle(view: Window): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in view) view.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

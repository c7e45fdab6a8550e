import { formatPointer } from '../../../src/document/path.ts';
import type { Presence, StudioEvent, StudioSite } from '../../wire.ts';
import type { StudioApi } from './api.ts';
import type { Checking } from './checking.ts';
import { notify } from './notice.ts';
import type { Saving } from './saving.ts';
import type { SavingParts } from './saving-parts.ts';
import { whenCalm } from './when-calm.ts';

interface LiveParts extends SavingParts {
  readonly api: SavingParts['api'] & Pick<StudioApi, 'follow' | 'presence'>;
  readonly site: StudioSite;
  renew(site: StudioSite): void;
  renewPages(pages: StudioSite['pages']): void;
  subscribe(listener: () => void): () => void;
}

/** Milliseconds after which the others learn what is being edited here. */
const CALM = 300;

/** Follows the server's events of the page and sends it this window's presence; returns a function that stops both. */
export function followPage(parts: LiveParts, saving: Saving, checking: Checking): () => void {
  const { api, change, slug } = parts;
  const on: { [name in StudioEvent['name']]?: (event: Extract<StudioEvent, { name: name }>) => void } = {
    disk({ data }) {
      const isNews =
        saving.isGone || data.hash !== saving.base.hash || data.readOnly !== parts.get().readOnly;
      if (data.slug === slug && isNews) void saving.look(data.who);
    },
    gone({ data }) {
      if (data.slug === slug) saving.lose();
    },
    pictures({ data }) {
      if (data.slug !== slug) return;
      change((draft) => {
        draft.pictures = data.pictures;
        draft.filesVersion += 1;
      });
    },
    units({ data }) {
      if (data.slug !== slug) return;
      change((draft) => {
        draft.units = data.units;
      });
    },
    check({ data }) {
      if (data.slug === slug && data.hash === saving.base.hash) checking.take(saving.base, data.check);
    },
    people({ data }) {
      change((draft) => {
        draft.people = data.people;
      });
      tellWhoElse(data.people);
    },
    site: () => askSite(),
  };
  const tellWhoElse = companions(parts);
  let stopWaiting = () => {};
  function askSite(): void {
    stopWaiting();
    api.site().then(
      (next) => {
        // A list of pages takes no caret away.
        parts.renewPages(next.pages);
        stopWaiting = whenCalm(() => parts.renew(next));
      },
      () => undefined,
    );
  }
  let wasClosed = false;
  const listen = (event: StudioEvent) =>
    (on[event.name] as ((event: StudioEvent) => void) | undefined)?.(event);
  const presence = tellWhere(parts);
  const leave = api.follow(slug, listen, (isOpen) => {
    // A server that was started again may have other widgets.
    if (isOpen && wasClosed) askSite();
    wasClosed = !isOpen;
    if (!isOpen) return;
    presence.tell();
    if (saving.isDirty) void saving.flush();
  });
  return () => {
    leave();
    stopWaiting();
    presence.stop();
  };
}

/** Tells the server which section is being edited here, once per change. */
function tellWhere({ api, clock, get, slug, subscribe, window }: LiveParts) {
  let sent: string | undefined;
  let stopWaiting = () => {};
  const where = () => formatPointer((get().selection ?? []).slice(0, 2));
  const tell = () => {
    sent = where();
    api.presence(window, slug, sent).catch(() => {
      sent = undefined;
    });
  };
  const stop = subscribe(() => {
    if (where() === sent) return;
    stopWaiting();
    stopWaiting = clock.after(CALM, () => where() !== sent && tell());
  });
  return {
    tell,
    stop() {
      stop();
      stopWaiting();
    },
  };
}

/** Announces each other person on the same page, or another window of this user, once. */
function companions({ announce, change, messages, site, slug, window }: LiveParts) {
  const known = new Set<string>();
  return (people: readonly Presence[]) => {
    const others = people.filter((one) => one.slug === slug && one.window !== window);
    for (const { name } of others) {
      if (known.has(name)) continue;
      known.add(name);
      const text = messages.alsoHere(name === site.person.name ? '' : name);
      announce(text);
      notify({ change }, text);
    }
  };
}

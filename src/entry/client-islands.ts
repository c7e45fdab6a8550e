/** Islands before hydration: each is hydrated at its moment, and early clicks are replayed afterwards. */

import { loadIsland, loadMount, pageRead } from './client-load.ts';
import { isModified } from './modified-click.ts';

const untouched = 'k-island:not([data-state])';
/** One whose script was given up does without it, and is tried again at every touch. */
const notHydrated = 'k-island:not([data-state=awake])';
const hydrating = new WeakMap<Element, Promise<void>>();

/** Loads the script of an island and starts it; once, however often it is asked. */
function hydrate(island: HTMLElement): Promise<void> {
  let work = hydrating.get(island);
  if (!work) {
    work = start(island).then(
      () => {
        island.dataset.state = 'awake';
      },
      (error) => {
        hydrating.delete(island);
        // Without a connection nothing is known yet.
        if (navigator.onLine) island.dataset.state = 'failed';
        throw error;
      },
    );
    hydrating.set(island, work);
    work.catch(() => {});
  }
  return work;
}

interface IslandModule {
  readonly default: Parameters<Awaited<ReturnType<typeof loadMount>>['mount']>[1] & Enhance;
}
type Enhance = (island: HTMLElement, props: unknown) => void;

async function start(island: HTMLElement): Promise<void> {
  const [module, react] = await Promise.all([
    loadIsland<IslandModule>(island),
    island.dataset.react === undefined ? undefined : loadMount(),
    pageRead,
  ]);
  if (react) await react.mount(island, module.default);
  else module.default(island, JSON.parse(island.dataset.props ?? '{}'));
}

/** Hydrates every island under `root` that is not hydrated yet. */
export function hydrateAll(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>(notHydrated)) void hydrate(island);
}

/** Gives each island its moment, and holds early clicks. */
export function scheduleIslands(idle: (run: () => void) => void): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void hydrate((target as HTMLElement).closest('k-island') as HTMLElement);
      }
    },
    { rootMargin: '300px' },
  );
  const scheduleAll = () => {
    for (const island of document.querySelectorAll<HTMLElement>('k-island')) {
      const moment = island.dataset.hydrate;
      if (moment === 'load') void hydrate(island);
      if (moment === 'idle') idle(() => void hydrate(island));
      // An island has no box, so its first element is watched.
      if (moment === 'visible' && island.firstElementChild) seen.observe(island.firstElementChild);
    }
    // A visitor may have been in a field before this script came.
    approach({ target: document.activeElement });
    followHash();
  };
  // In its own task: at the end of the page the browser looks through its forms, which is much work already.
  void pageRead.then(() => setTimeout(scheduleAll));
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(type, approach, { passive: true });
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('hashchange', followHash);
}

function approach({ target }: { readonly target: EventTarget | null }): void {
  const island = ownIsland(target, notHydrated);
  if (island) void hydrate(island);
}

/** The island that the element itself belongs to, if it is in that state; content of a slot belongs to another. */
function ownIsland(target: EventTarget | null, state: string): HTMLElement | undefined {
  const owner = (target as Element | null)?.closest?.<HTMLElement>('k-island, k-slot');
  return owner?.matches(state) ? owner : undefined;
}

/** A link that an island elsewhere on the page answers: `data-wakes` names its widget. */
function caller(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('a[data-wakes]');
}

/** The island that the link calls, while it is not hydrated. */
function called(link: HTMLElement): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>(`${untouched}[data-widget="${link.dataset.wakes}"]`) ?? undefined
  );
}

/** Opens what the address names: `#galeri-foto-3` is a click on the link with that id, if an island answers it. */
function followHash(): void {
  const link = document.getElementById(location.hash.slice(1));
  if (link?.matches('a[data-wakes]')) link.click();
}

/** The clicked control, if it needs script: a plain link belongs to the browser, even inside an island. */
function controlOf(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>('a[href], button, summary, [role], [data-hold]');
  return control?.matches('a[href]:not([role], [data-hold])') ? null : control;
}

function hold(event: Event): void {
  const target = event.target as HTMLElement;
  if (event.type === 'click' && isModified(event as MouseEvent)) return;
  const trigger = event.type === 'click' && caller(target);
  const island = trigger ? called(trigger) : ownIsland(target, untouched);
  const control = trigger || (event.type === 'submit' ? target : controlOf(target));
  if (!island || !control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute('aria-busy', 'true');
  const giveBack = () => {
    control.removeAttribute('aria-busy');
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  };
  const attempt = () => {
    hydrate(island).then(giveBack, () => {
      // It failed: then the browser falls back to its behaviour without script, once it can.
      if (navigator.onLine) giveBack();
      else addEventListener('online', attempt, { once: true });
    });
  };
  attempt();
}

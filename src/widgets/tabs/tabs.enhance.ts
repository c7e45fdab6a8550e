type Props = { direction: string; small: string; items: readonly { id?: string }[] };

/**
 * Makes the links of a tab list tabs by the ARIA practices, or on phones, where the author wants it, the headings
 * buttons of an accordion. Hidden panels stay in the document, so that searches and links find them.
 */
export default function enhanceTabs(island: HTMLElement, { direction, small, items }: Props): void {
  const root = island.firstElementChild as HTMLElement;
  const [list, panels] = [...root.children] as [HTMLElement, HTMLElement];
  const tabs = [...list.children] as HTMLElement[];
  const openers = [...panels.children].map((panel) => panel.querySelector('a') as HTMLElement);
  const bodies = [...panels.children].map((panel) => panel.lastElementChild as HTMLElement);
  const phone = matchMedia('(max-width: 767px)');
  let chosen = 0;

  const isFolded = () => phone.matches && small === 'accordion';
  const isColumn = () => !phone.matches && direction === 'vertical';
  const targeted = () => bodies.findIndex((body) => body.matches(':target') || body.querySelector(':target'));

  /** `found` is a panel that the browser is about to reveal: were it revealed here, the browser would stop at it. */
  const show = (index: number, found?: Element) => {
    chosen = index;
    bodies.forEach((body, at) => {
      const on = at === index;
      const tab = tabs[at] as HTMLElement;
      if (body !== found) set(body, 'hidden', !on && 'until-found');
      // Each tab controls a panel, shown or not; only the shown one has a place in the tab order.
      const panel = !isFolded();
      set(body, 'role', panel && 'tabpanel');
      set(body, 'tabindex', panel && on && '0');
      set(body, 'aria-hidden', panel && !on && 'true');
      set(body, 'aria-labelledby', panel && tab.id);
      tab.ariaSelected = (openers[at] as HTMLElement).ariaExpanded = String(on);
      tab.tabIndex = on ? 0 : -1;
      if (on) requestAnimationFrame(() => bringIntoView(list, tab));
    });
  };

  const arrange = () => {
    list.ariaOrientation = isColumn() ? 'vertical' : 'horizontal';
    show(isFolded() ? chosen : Math.max(chosen, 0));
  };

  const choose = (event: Event, at: number) => {
    event.preventDefault();
    show(isFolded() && at === chosen ? -1 : at);
    const id = items[at]?.id;
    if (id) history.replaceState(history.state, '', `#${id}`);
  };

  list.role = 'tablist';
  bodies.forEach((body, at) => {
    const tab = tabs[at] as HTMLElement;
    body.addEventListener('beforematch', ({ target }) => {
      if (target === body) show(at, body);
    });
    for (const control of [tab, openers[at] as HTMLElement]) {
      control.role = control === tab ? 'tab' : 'button';
      control.setAttribute('aria-controls', body.id);
      control.addEventListener('click', (event) => choose(event, at));
      control.addEventListener('keydown', (event) => {
        if (event.key === ' ') choose(event, at);
      });
    }
  });

  list.addEventListener('keydown', (event) => {
    const forth = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forth === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = isColumn()
      ? { ArrowDown: chosen + 1, ArrowUp: chosen - 1 }
      : { [forth]: chosen + 1, [back]: chosen - 1 };
    const next = { ...steps, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show((next + tabs.length) % tabs.length);
    tabs[chosen]?.focus({ preventScroll: true });
  });

  addEventListener('hashchange', () => {
    const at = targeted();
    if (at < 0 || at === chosen) return;
    show(at);
    document.querySelector(':target')?.scrollIntoView();
  });
  phone.addEventListener('change', arrange);
  chosen = Math.max(targeted(), 0);
  arrange();
  root.dataset.state = 'ready';
}

/** Only in the frame that is drawn: the position of a tab is unknown before the page is laid out. */
function bringIntoView(list: HTMLElement, tab: HTMLElement): void {
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
}

function set(element: HTMLElement, name: string, value: string | false): void {
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

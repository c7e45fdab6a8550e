type Props = { direction: string; small: string; items: readonly { id?: string }[] };

/**
 * Makes the links of a tab list tabs by the ARIA practices, or on phones, where the author wants it, the headings
 * buttons of an accordion. What is not shown stays in the document, to be found by searches and links.
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

  const show = (index: number) => {
    chosen = index;
    bodies.forEach((body, at) => {
      const on = at === index;
      const tab = tabs[at] as HTMLElement;
      if (on) body.removeAttribute('hidden');
      else body.setAttribute('hidden', 'until-found');
      tab.ariaSelected = (openers[at] as HTMLElement).ariaExpanded = String(on);
      tab.tabIndex = on ? 0 : -1;
      if (on) list.scrollTo({ left: tab.offsetLeft - 48 });
    });
  };

  const arrange = () => {
    list.ariaOrientation = isColumn() ? 'vertical' : 'horizontal';
    for (const body of bodies) {
      if (isFolded()) for (const name of ['role', 'tabindex']) body.removeAttribute(name);
      else {
        body.role = 'tabpanel';
        body.tabIndex = 0;
      }
    }
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
    body.setAttribute('aria-labelledby', tab.id);
    body.addEventListener('beforematch', () => show(at));
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
    tabs[chosen]?.focus();
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

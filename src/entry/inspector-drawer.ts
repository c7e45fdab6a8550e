import type { Simulation } from '../runtime/adapters/simulate.ts';
import type { TrackedEvent } from '../runtime/ports.ts';
import type { Effect, Event, State } from '../runtime/state.ts';
import css from './inspector.css?inline';
import { type InspectorMessages, inspectorMessages } from './inspector-messages.ts';

const MOST_LINES = 60;
/** Answered by the preview: the leads of its database and the codes of its console. */
const LEADS = '/.kavling/leads';

interface SavedHere {
  readonly leads: readonly { at: number; name: string; number: string; type: string }[];
  readonly codes: readonly string[];
}

export interface Drawer {
  show(event: Event, effects: readonly Effect[], state: State): void;
  track(event: TrackedEvent): void;
}

/** The drawer at the side of a previewed page. `change` is called for every switch. */
export function createDrawer(
  language: keyof typeof inspectorMessages,
  start: Simulation,
  change: (switches: Simulation) => void,
): Drawer {
  const messages = inspectorMessages[language];
  const host = element('kavling-inspector');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const [events, analytics, leads, codes] = [list(), list(), list(), list()];
  const state = element('pre');
  const close = element('button', { type: 'button' }, messages.close);
  const panel = element(
    'aside',
    { 'aria-label': messages.title },
    element('header', {}, element('h2', {}, messages.title), close),
    part(messages.pretend, switches(messages, start, change), true),
    part(messages.leads, leads, true),
    part(messages.codes, codes, true),
    part(messages.analytics, analytics, false),
    part(messages.events, events, false),
    part(messages.state, state, false),
  );
  const open = element('button', { type: 'button', class: 'open' }, messages.open);
  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    open.hidden = isOpen;
    (isOpen ? close : open).focus({ preventScroll: true });
    if (isOpen) void readSaved();
  };
  open.addEventListener('click', () => setOpen(true));
  close.addEventListener('click', () => setOpen(false));
  panel.hidden = true;
  root.append(open, panel);
  keepOnTop(host);

  async function readSaved(): Promise<void> {
    const answer = await fetch(LEADS).catch(() => undefined);
    if (answer?.status === 403)
      for (const held of [leads, codes]) held.replaceChildren(element('li', {}, messages.elsewhere));
    if (!answer?.ok) return;
    const saved = (await answer.json()) as SavedHere;
    leads.replaceChildren(
      ...(saved.leads.length
        ? saved.leads.map(({ at, name, number, type }) =>
            element('li', {}, `${new Date(at).toLocaleTimeString(language)}  ${name}  ${number}  ${type}`),
          )
        : [element('li', {}, messages.noLeads)]),
    );
    codes.replaceChildren(...saved.codes.map((line) => element('li', {}, line)));
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(event, effects, now) {
      const { type, at: _at, id: _id, url: _url, ...rest } = event;
      const line = element('li', {}, element('strong', {}, type));
      const details = JSON.stringify(rest);
      if (details !== '{}') line.append(element('code', {}, details.slice(0, 300)));
      for (const effect of effects) line.append(element('span', {}, `→ ${effect.type}`));
      keep(events, line);
      if (!panel.hidden) state.textContent = JSON.stringify({ ...now, facts: undefined }, null, 1);
      clearTimeout(timer);
      timer = setTimeout(() => {
        state.textContent = JSON.stringify({ ...now, facts: undefined }, null, 1);
        if (!panel.hidden) void readSaved();
      }, 400);
    },
    track({ name, category, label, dimensions, ...more }) {
      const line = element(
        'li',
        {},
        element('strong', {}, name),
        element('span', {}, `${category} · ${label}`),
      );
      line.append(element('code', {}, JSON.stringify({ ...more, ...dimensions }).slice(0, 400)));
      keep(analytics, line);
    },
  };
}

/**
 * An open modal makes everything outside it inert, so the drawer moves into the topmost one, with its button above
 * the window's own.
 */
function keepOnTop(host: HTMLElement): void {
  const place = () => {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement;
    if (host.parentElement === parent) return;
    parent.append(host);
    host.toggleAttribute('data-in-dialog', parent !== document.documentElement);
  };
  place();
  new MutationObserver(place).observe(document, { subtree: true, attributeFilter: ['open'] });
}

/** One control for each thing that may be pretended. */
function switches(
  messages: InspectorMessages,
  start: Simulation,
  change: (next: Simulation) => void,
): HTMLElement {
  let now = start;
  const set = (part: Partial<Simulation>) => {
    now = { ...now, ...part };
    change(now);
  };
  const check = (key: 'evergreen' | 'mobile') => {
    const box = element('input', { type: 'checkbox' });
    box.checked = now[key];
    box.addEventListener('change', () => set({ [key]: box.checked }));
    return element('label', {}, box, messages[key]);
  };
  const choose = <Key extends 'backend' | 'otp'>(key: Key, values: readonly Simulation[Key][]) => {
    const select = element('select');
    for (const value of values)
      select.append(
        element('option', { value: String(value) }, messages.choices[String(value)] ?? String(value)),
      );
    select.value = String(now[key]);
    select.addEventListener('change', () => set({ [key]: select.value }));
    return element('label', {}, `${messages[key]} `, select);
  };
  const days = element('input', { type: 'number', min: '-30', max: '30' });
  days.value = String(now.days);
  days.addEventListener('change', () => set({ days: days.valueAsNumber || 0 }));
  const reload = element('button', { type: 'button' }, messages.reload);
  reload.addEventListener('click', () => location.reload());
  return element(
    'div',
    { class: 'switches' },
    check('evergreen'),
    choose('backend', ['real', 'slow', 'offline', 'error', 'empty', 'refusing']),
    choose('otp', ['real', 'right', 'wrong', 'refused', 'down']),
    check('mobile'),
    element('label', {}, days, ` ${messages.days}`),
    reload,
  );
}

function part(title: string, inside: HTMLElement, isOpen: boolean): HTMLElement {
  const details = element('details', {}, element('summary', {}, title), inside);
  details.open = isOpen;
  return details;
}

const list = () => element('ol');

/** The newest comes first; old lines are dropped. */
function keep(held: HTMLElement, line: HTMLElement): void {
  held.prepend(line);
  while (held.childElementCount > MOST_LINES) held.lastElementChild?.remove();
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes?: Readonly<Record<string, string>>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name];
function element(
  name: string,
  attributes?: Readonly<Record<string, string>>,
  ...inside: (Node | string)[]
): HTMLElement;
function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...inside: (Node | string)[]
) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

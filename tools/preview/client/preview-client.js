// The browser's side of `kavling preview`: a saved change appears immediately and the scroll stays; a broken page keeps
// its last good form under a list of what is wrong.

/** @typedef {{ code: string, severity: 'error' | 'warning', file: string, line: number, column: number, message: string, fix: string, where: string, codeFrame: string[] }} Problem */
/** @typedef {{ slug: string, version: number, problems: Problem[], messages: Record<string, string> }} PageNews */

const script = document.getElementById('kavling-preview');
const slug = script?.dataset.slug ?? '';
/** An example of the catalogue, which no page of the site is. */
const isExample = script !== null && 'example' in script.dataset;
const places = `kavling-preview-scroll:${location.pathname}`;
/**
 * The version of this page; one that changed while it was loading is reloaded with the first event.
 * @type {{ boot?: string, version?: number }}
 */
const seen = script?.dataset.version ? { version: Number(script.dataset.version) } : {};

const css = `
:host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; display: grid; justify-items: center;
  pointer-events: none; font: 15px/1.5 ui-sans-serif, system-ui, sans-serif; color: #21302a; }
section { pointer-events: auto; box-sizing: border-box; width: min(60rem, 100%); max-height: 62vh; overflow: auto;
  background: #fffdf8; border-top: 4px solid #b3452a; border-radius: 14px 14px 0 0; padding: 18px 22px 22px;
  box-shadow: 0 -12px 40px rgb(0 0 0 / .22); }
section[data-severity=warning] { border-color: #b98512; }
header { display: flex; gap: 12px; align-items: center; justify-content: space-between; margin-bottom: 10px; }
h2 { font: 600 17px/1.3 inherit; font-family: inherit; margin: 0; }
button { font: inherit; border: 1px solid #cfcabd; background: #fff; border-radius: 999px; padding: 6px 14px; cursor: pointer; color: inherit; }
button:focus-visible { outline: 3px solid #1f6f4f; outline-offset: 2px; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 14px; }
li { border-top: 1px solid #e8e3d7; padding-top: 12px; }
.place { font: 13px/1.4 ui-monospace, monospace; color: #6a6f66; overflow-wrap: anywhere; }
.message { font-weight: 600; margin: 2px 0 4px; }
.fix { color: #1f6f4f; margin: 4px 0 0; overflow-wrap: anywhere; }
pre { margin: 6px 0; padding: 8px 12px; background: #f5f1e6; border-radius: 8px; font: 13px/1.45 ui-monospace, monospace; overflow-x: auto; }
/* Above the button of the inspector, which has the corner. */
.bar { display: flex; gap: 8px; justify-self: start; margin: 0 0 60px 14px; }
.bar:has(+ section:not([hidden])) { margin-block-end: 10px; }
.pill { pointer-events: auto; background: #fff6df; border-color: #e4c67c; box-shadow: 0 4px 14px rgb(0 0 0 / .14); }
.edit { background: #fff; border: 1px solid #cfcabd; border-radius: 999px; padding: 6px 14px; color: inherit; text-decoration: none; }
.edit:focus-visible { outline: 3px solid #1f6f4f; outline-offset: 2px; }
.pill[data-severity=error] { background: #fdeae4; border-color: #e3a693; }
[hidden] { display: none; }
`;

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} inside
 */
function element(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

const host = element('kavling-preview');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
root.adoptedStyleSheets = [sheet];
document.documentElement.append(host);

/** The studio only answers here, unless people log in to it. */
const isHere = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname);

/** @param {PageNews} news */
function showProblems({ problems, messages }) {
  const edit = element(
    'a',
    { class: 'pill edit', href: `/.kavling/studio/edit/${slug}` },
    messages.edit ?? '',
  );
  const bar = element('div', { class: 'bar' }, ...(isHere ? [edit] : []));
  root.replaceChildren(bar);
  host.dataset.state = problems.length === 0 ? 'fine' : 'problems';
  if (problems.length === 0) return;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const severity = errors ? 'error' : 'warning';
  const title = messages.title ?? '';
  const panel = element('section', { role: errors ? 'alert' : 'status', 'data-severity': severity });
  const hide = element('button', { type: 'button' }, messages.hide ?? '');
  const pill = element('button', { type: 'button', class: 'pill', 'data-severity': severity }, title);
  panel.append(element('header', {}, element('h2', {}, title), hide));
  panel.append(element('ol', {}, ...problems.map(problemItem)));
  /** @param {boolean} isOpen */
  const open = (isOpen) => {
    panel.hidden = !isOpen;
    pill.hidden = isOpen;
    (isOpen ? hide : pill).focus({ preventScroll: true });
  };
  hide.addEventListener('click', () => open(false));
  pill.addEventListener('click', () => open(true));
  panel.hidden = errors === 0;
  pill.hidden = errors > 0;
  bar.append(pill);
  root.append(panel);
}

/** @param {Problem} problem */
function problemItem({ file, line, column, where, message, codeFrame, fix, code }) {
  const item = element('li');
  const place = [`${file}:${line}:${column}`, where, code].filter(Boolean).join('  ');
  item.append(element('div', { class: 'place' }, place), element('p', { class: 'message' }, message));
  if (codeFrame.length) item.append(element('pre', {}, codeFrame.join('\n')));
  item.append(element('p', { class: 'fix' }, fix));
  return item;
}

function reload() {
  sessionStorage.setItem(places, String(scrollY));
  location.reload();
}

/**
 * The sizes of a picture are ready: elements that show the author's own file switch to them, without a reload. A page
 * does not request the same address twice, so it gets another one.
 * @param {string} start
 */
function refreshPicture(start) {
  const shown = document.querySelectorAll(`:is(img, source):is([src*="${start}"], [srcset*="${start}"])`);
  for (const element of shown)
    for (const name of ['srcset', 'src']) {
      const addresses = element.getAttribute(name);
      if (!addresses?.includes(start)) continue;
      const refreshed = addresses
        .split(/(?<=,)\s+/)
        .map((one) => one.replace(/^\S+\.\w+(?=$|\s)/, '$&?made'));
      element.setAttribute(name, refreshed.join(' '));
    }
}

function restoreScroll() {
  const before = sessionStorage.getItem(places);
  sessionStorage.removeItem(places);
  if (before === null) return;
  history.scrollRestoration = 'manual';
  const y = Number(before);
  scrollTo({ top: y, behavior: 'instant' });
  addEventListener('load', () => scrollTo({ top: y, behavior: 'instant' }), { once: true });
}

function listen() {
  const feed = new EventSource(`/.kavling/live?page=${slug}&awaits=${script?.dataset.awaits ?? ''}`);
  feed.addEventListener('hello', (event) => {
    const { boot } = JSON.parse(event.data);
    if (seen.boot !== undefined && seen.boot !== boot) reload();
    seen.boot = boot;
  });
  feed.addEventListener('page', (event) => {
    /** @type {PageNews} */
    const news = JSON.parse(event.data);
    if (isExample || (slug !== '' && news.slug !== slug)) return;
    const isNew = seen.version !== undefined && seen.version !== news.version;
    const isBroken = news.problems.some(({ severity }) => severity === 'error');
    if (isNew && (!isBroken || slug === '')) return reload();
    seen.version = news.version;
    if (slug !== '') showProblems(news);
  });
  feed.addEventListener('picture', (event) => refreshPicture(JSON.parse(event.data).start));
  feed.addEventListener('gone', () => reload());
  addEventListener('pagehide', () => feed.close());
}

restoreScroll();
// An example in a frame of the catalogue is notified by the page around it.
if (isExample && window !== top)
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && typeof data?.picture === 'string') refreshPicture(data.picture);
  });
else listen();

export {};

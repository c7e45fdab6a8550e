import { foldName, type Unit, type UnitStatus } from '../../lib/units.ts';

/** The facts from which the script of a widget follows the file of statuses (`useFollowing`). */
export interface Following {
  /** The address of the file. */
  readonly file: string;
  /** When the list of the page was changed. */
  readonly asOf: string;
  readonly words: Readonly<Record<UnitStatus | 'left' | 'from' | 'request' | 'asOf', string>>;
}

/** A list that is not older than that of the page. */
export interface FreshUnits extends Following {
  readonly units: readonly Unit[];
  /** A home by its code. */
  find(code: string | null | undefined): Unit | undefined;
}

const asked = new Map<string, Promise<unknown>>();

/** The file, asked for once by all widgets of a page. If anything goes wrong, the page stays as it was made. */
function ask(file: string): Promise<unknown> {
  const before = asked.get(file);
  if (before) return before;
  const answer = fetch(file, { cache: 'no-cache' })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  asked.set(file, answer);
  return answer;
}

/** Calls `show` with the list of the file beside the page, unless it cannot be had or is older than that of the page (ledger, UNIT-02). */
export async function followUnits(root: HTMLElement, show: (fresh: FreshUnits) => void): Promise<void> {
  const { following } = root.dataset;
  if (!following) return;
  const page: Following = JSON.parse(following);
  const { asOf, units } = Object(await ask(page.file)) as { asOf?: unknown; units?: unknown };
  if (typeof asOf !== 'string' || !(asOf >= page.asOf) || !Array.isArray(units)) return;
  const read = units.flatMap((row: unknown) => readUnit(row, page));
  if (read.length === 0) return;
  const byName = new Map(read.map((unit) => [foldName(unit.code), unit]));
  show({ ...page, asOf, units: read, find: (code) => byName.get(foldName(code ?? '')) });
}

function readUnit(row: unknown, { words }: Following): Unit[] {
  const [code, type, status, price] = Array.isArray(row) ? row : [];
  if (typeof code !== 'string' || typeof type !== 'string' || !Object.hasOwn(words, status)) return [];
  return [{ code, type, status, ...(Number.isSafeInteger(price) ? { price } : {}) }];
}

/** Writes a text only where it is another. */
export function setText(node: Node | null | undefined, text: string): void {
  if (node && node.textContent !== text) node.textContent = text;
}

/** Writes another word in the place of the one after an element; the spaces around it stay. */
export function setWordAfter(element: Element | null, word: string): void {
  let node = element?.nextSibling;
  while (node && (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim())) node = node.nextSibling;
  const text = node?.nodeValue ?? '';
  setText(node, text.replace(text.trim(), word));
}

/** The words that an ask link is made with, for the script to fill. */
export const ASK = { code: '{{code}}', type: '{{type}}' } as const;

/** A copy of what the widget shows for a home that can be asked about. */
export function askFor(root: HTMLElement, { code, type }: Unit): DocumentFragment {
  const template = root.querySelector<HTMLTemplateElement>('template[data-part=ask]');
  const copy = (template?.content.cloneNode(true) ?? new DocumentFragment()) as DocumentFragment;
  const fill = (text: string) =>
    [
      [ASK.code, code],
      [ASK.type, type],
    ].reduce(
      (filled, [name = '', value = '']) =>
        filled.replaceAll(name, value).replaceAll(encodeURIComponent(name), encodeURIComponent(value)),
      text,
    );
  for (const link of copy.querySelectorAll('a')) {
    for (const { name, value } of [...link.attributes]) link.setAttribute(name, fill(value));
    link.textContent = fill(link.textContent);
  }
  return copy;
}

/** Puts another price into what the form of a link says. */
export function setPrompt(link: HTMLElement, price: string): void {
  const facts = (link.dataset.prompt ?? '').replace(/(?:\. )?Rp\u00a0.*$/, '');
  link.dataset.prompt = [facts, price].filter(Boolean).join('. ');
}

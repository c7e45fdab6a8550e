import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';
import type { Hands } from './studio-hands.ts';

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
type Plain = Readonly<Record<string, Value>>;

const isPlain = (value: Value | undefined): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
const isSame = (a: Value | undefined, b: Value | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Keys of widgets that hold widgets. */
const SLOT = 'children';

/** Builds a page in the studio to match a document, with any `hands`; every structural step must be announced. */
export function createBuilder(page: Page, hands: Hands) {
  const count = { steps: 0, fields: 0 };

  /** The current value at a path of the document. */
  const now = (pointer: string): Promise<Value | undefined> =>
    page.evaluate((path) => {
      const { kavlingStudio } = window as unknown as { kavlingStudio: { doc: { document: unknown } } };
      const keys = path.split('/').slice(1);
      let value: unknown = kavlingStudio.doc.document;
      for (const key of keys) value = (value as Record<string, unknown> | undefined)?.[key];
      return value as Value | undefined;
    }, pointer);
  const announcements = () =>
    page.evaluate(() => {
      const { kavlingStudio } = window as unknown as {
        kavlingStudio: { get(): { announcement: { text: string; count: number } } };
      };
      const { text, count: number } = kavlingStudio.get().announcement;
      return text === '' ? 0 : number;
    });
  /** Takes a step that changes the structure, and expects its announcement. */
  const step = async (work: () => Promise<void>) => {
    const before = await announcements();
    await work();
    await expect.poll(announcements).toBeGreaterThan(before);
    count.steps += 1;
  };
  const field = (pointer: string) => page.locator(`.st-form [data-field="${pointer}"]`).first();

  async function insert(type: string, where: 'after' | 'inside', pointer: string): Promise<void> {
    await hands.openGallery(where);
    await step(() => hands.pick(type));
    await expect.poll(async () => (await now(pointer)) !== undefined).toBe(true);
    expect(await now(`${pointer}/type`)).toBe(type);
  }

  /** A widget that has just been inserted and is selected, and everything in it. */
  async function widget(pointer: string, target: Plain): Promise<void> {
    await hands.form('selection');
    await values(pointer, target, ['type', SLOT]);
    const inner = target[SLOT];
    if (!isList(inner)) return;
    for (let first = (await now(`${pointer}/${SLOT}`)) as readonly Value[]; first.length > 0; ) {
      await hands.row(`${pointer}/${SLOT}/0`);
      await step(hands.deleteRow);
      first = ((await now(`${pointer}/${SLOT}`)) ?? []) as readonly Value[];
    }
    for (const [index, child] of inner.entries()) {
      const at = `${pointer}/${SLOT}/${index}`;
      await hands.row(index === 0 ? pointer : `${pointer}/${SLOT}/${index - 1}`);
      await insert(String((child as Plain).type), index === 0 ? 'inside' : 'after', at);
      await widget(at, child as Plain);
    }
  }

  /** The values of an object, and none that it should not have. */
  async function values(pointer: string, target: Plain, without: readonly string[] = []): Promise<void> {
    const before = await now(pointer);
    for (const key of Object.keys(isPlain(before) ? before : {}))
      if (!without.includes(key) && target[key] === undefined) await reset(`${pointer}/${key}`);
    for (const [key, value] of Object.entries(target))
      if (!without.includes(key)) await set(`${pointer}/${key}`, value);
  }

  async function reset(pointer: string): Promise<void> {
    const button = (await shown(pointer)).locator('.st-reset').first();
    await hands.press(button);
    await expect.poll(() => now(pointer)).toBeUndefined();
  }

  /** The field of a value; what it is folded into is opened. */
  async function shown(pointer: string): Promise<Locator> {
    const found = field(pointer);
    await page.locator('.st-form [data-field]').first().waitFor();
    for (let i = 0; i < 6 && (await found.count()) === 0; i += 1)
      await hands.press(page.locator('.st-group-head .st-disclosure[aria-expanded=false]').first());
    return found;
  }

  async function set(pointer: string, value: Value): Promise<void> {
    if (isSame(await now(pointer), value)) return;
    const own = await shown(pointer);
    const control = (await own.getAttribute('data-control')) ?? 'preset';
    const act = CONTROLS[control];
    if (!act) throw new Error(`There is no way to fill ${pointer}, a ${control}.`);
    count.fields += 1;
    await act(own, pointer, value);
    await expect.poll(() => now(pointer), { message: pointer }).toEqual(value);
  }

  const text = async (own: Locator, _: string, value: Value) =>
    hands.write(own.locator('input:not([type=file]), textarea').first(), String(value));
  async function radioOf(own: Locator, pointer: string, value: Value): Promise<void> {
    const index = await place(pointer, value);
    await hands.choose(own, index);
  }
  /** The index of a value among the choices in the schema. */
  function place(pointer: string, value: Value): Promise<number> {
    return page.evaluate(
      ({ path, wanted }) => {
        const { kavlingStudio: studio } = window as unknown as {
          kavlingStudio: {
            doc: { document: unknown };
            model: { schemaAt(document: unknown, path: readonly (string | number)[]): { enum?: unknown[] } };
          };
        };
        const keys = path
          .split('/')
          .slice(1)
          .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
        return (studio.model.schemaAt(studio.doc.document, keys).enum ?? []).map(String).indexOf(wanted);
      },
      { path: pointer, wanted: String(value) },
    );
  }

  const CONTROLS: Readonly<Record<string, (own: Locator, pointer: string, value: Value) => Promise<void>>> = {
    text,
    'long-text': text,
    number: text,
    link: text,
    phone: text,
    file: text,
    video: text,
    colour: text,
    preset: radioOf,
    async toggle(own) {
      await hands.press(own.locator('input[type=checkbox]'));
    },
    async choice(own, pointer, value) {
      const select = own.locator('select');
      if ((await select.count()) > 0) await hands.select(select, String(await place(pointer, value)));
      else await radioOf(own, pointer, value);
    },
    async icon(own, pointer, value) {
      await hands.press(own.locator('.st-icon-choice'));
      await radioOf(own.locator('.st-icons'), pointer, value);
      await hands.press(own.locator('.st-icon-choice'));
    },
    day: (own, _, value) => hands.writeDay(own.locator('input'), String(value)),
    deadline: (own, _, value) => hands.writeDay(own.locator('input'), String(value)),
    'rich-text': (own, _, value) => hands.writeRich(own.locator('.st-rich-text'), value as readonly string[]),
    'inline-text': (own, _, value) =>
      hands.writeRich(own.locator('.st-rich-text'), value as readonly string[]),
    async screens(own, _, value) {
      const order = ['desktop', 'tablet', 'mobile'];
      const inputs = own.locator('.st-screen input, .st-screen select');
      for (const [screen, size] of Object.entries(value as Plain))
        await hands.write(inputs.nth(order.indexOf(screen)), String(size));
    },
    async group(own, pointer, value) {
      const head = own.locator('.st-disclosure').first();
      if ((await head.getAttribute('aria-expanded')) === 'false') await hands.press(head);
      await values(pointer, value as Plain);
    },
    async list(own, pointer, value) {
      const wanted = value as readonly Value[];
      const length = async () => ((await now(pointer)) as readonly Value[] | undefined)?.length ?? 0;
      while ((await length()) > wanted.length)
        await step(() => hands.removeEntry(field(`${pointer}/${wanted.length}`)));
      for (const [index, entry] of wanted.entries()) {
        const at = `${pointer}/${index}`;
        if ((await length()) <= index)
          await step(() => hands.press(own.locator(':scope > .st-list > .st-add')));
        if (isPlain(entry)) {
          const head = field(at).locator('.st-disclosure').first();
          if ((await head.getAttribute('aria-expanded')) === 'false') await hands.press(head);
          await values(at, entry);
        } else await set(at, entry);
      }
    },
    async grid(own, pointer, value) {
      const rows = value as readonly (readonly string[])[];
      const columns = rows[0]?.length ?? 1;
      const size = async () => (await now(pointer)) as readonly (readonly Value[])[];
      const wide = async () => Math.max(...(await size()).map((row) => row.length));
      const buttons = (row: number) => own.locator('tr').nth(row).locator('button');
      const [addRow, addColumn, removeColumn] = [0, 1, 2].map((at) =>
        own.locator('.st-buttons button').nth(at),
      );
      if (!addRow || !addColumn || !removeColumn) return;
      while ((await size()).length > rows.length)
        await step(async () => hands.press(buttons((await size()).length - 1).last()));
      while ((await size()).length < rows.length) await step(() => hands.press(addRow));
      while ((await wide()) > columns) await step(() => hands.press(removeColumn));
      while ((await wide()) < columns) await step(() => hands.press(addColumn));
      for (const [row, cells] of (await size()).entries())
        if (cells.length === 1 && columns > 1) await step(() => hands.press(buttons(row).first()));
      for (const [row, cells] of rows.entries())
        for (const [column, cell] of cells.entries())
          await hands.write(own.locator('tr').nth(row).locator('input').nth(column), cell);
    },
    async picture(own, _, value) {
      const { src, alt, focalPoint, mobileSrc } = value as Plain;
      const dialog = page.locator('dialog.st-pictures');
      const tile = async (name: Value | undefined) => {
        const names = dialog.locator('.st-tile .st-file-name');
        await names.first().waitFor();
        const index = (await names.allTextContents()).indexOf(String(name));
        await hands.choose(dialog.locator('.st-picture-grid'), index);
        const use = dialog.locator('.st-picture-detail .st-primary');
        await dialog.locator('.st-picture-detail .st-file-name', { hasText: String(name) }).waitFor();
        if ((await use.count()) > 0) await hands.press(use);
      };
      await hands.press(own.locator('.st-thumbnail'));
      await tile(src);
      if (alt !== '') await hands.write(dialog.locator('#st-picture-alt'), String(alt));
      if (isPlain(focalPoint)) await hands.focalPoint(Number(focalPoint.x), Number(focalPoint.y));
      if (mobileSrc !== undefined) {
        await hands.choose(dialog.locator('fieldset', { has: page.locator('[name=st-picture-target]') }), 1);
        await tile(mobileSrc);
      }
      await hands.closeDialog();
      await dialog.waitFor({ state: 'detached' });
    },
  };

  /** A header, a footer or a dialog. */
  async function surface(pointer: string, target: Plain): Promise<void> {
    await hands.form('page');
    const labels: Readonly<Record<string, string>> = {
      '/header': 'Header',
      '/footer': 'Footer',
      '/leadButtons': 'Floating contact buttons',
      '/modals/general': 'Lead form',
    };
    await step(() => hands.press(page.getByRole('button', { name: `Add: ${labels[pointer]}`, exact: true })));
    await expect.poll(async () => (await now(pointer)) !== undefined).toBe(true);
    await values(pointer, target, ['type']);
  }

  return { count, insert, widget, surface, values, set, now, step };
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';
import { studioWords } from './studio-words.ts';

const { commands } = studioWords.outline;

/** A user of the studio with one kind of device. Letters are always typed. */
export interface Hands {
  readonly name: 'keyboard' | 'pointer';
  /** Presses a button, opens a disclosure, ticks a box. */
  press(target: Locator): Promise<void>;
  /** Writes over the text of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Writes over rich text, one paragraph a line. */
  writeRich(field: Locator, paragraphs: readonly string[]): Promise<void>;
  /** Types a day, or a day and time, part by part. */
  writeDay(field: Locator, value: string): Promise<void>;
  /** Chooses one of a group of radio buttons, by its place. */
  choose(group: Locator, index: number): Promise<void>;
  select(field: Locator, value: string): Promise<void>;
  /** Selects a row of the outline and has the focus there. */
  row(pointer: string): Promise<void>;
  /** Opens the gallery for a place after or inside the selected row. */
  openGallery(where: 'after' | 'inside'): Promise<void>;
  pick(type: string): Promise<void>;
  deleteRow(): Promise<void>;
  removeEntry(entry: Locator): Promise<void>;
  /** Shows the form of the selected row, or a topic of the page. */
  form(topic: string): Promise<void>;
  /** Puts the focal point of the picture that is open. */
  focalPoint(x: number, y: number): Promise<void>;
  closeDialog(): Promise<void>;
}

const dialogOf = (page: Page) => page.locator('dialog[open]');
const selected = (page: Page) =>
  page.evaluate(() => {
    const { kavlingStudio } = window as unknown as {
      kavlingStudio: { get(): { selection?: readonly (string | number)[] } };
    };
    return `/${(kavlingStudio.get().selection ?? []).join('/')}`;
  });

export function createPointer(page: Page): Hands {
  const rowOf = (pointer: string) => page.locator(`[role=treeitem][data-path="${pointer}"]`);
  const menu = async (item: string) => {
    const row = page.locator('[role=treeitem][aria-selected=true]');
    await row.click({ button: 'right' });
    await page.getByRole('menuitem', { name: item }).click();
  };
  return {
    name: 'pointer',
    press: (target) => target.click(),
    async write(field, text) {
      // Findings that appear and disappear above a field move it under the pointer: a user clicks again.
      await expect
        .poll(async () => {
          await field.click({ clickCount: 3 });
          return field.evaluate(isWhollySelected);
        })
        .toBe(true);
      await page.keyboard.type(text);
    },
    async writeRich(field, paragraphs) {
      await expect(field).toHaveAttribute('aria-busy', 'false');
      await expect
        .poll(async () => {
          // All of it below the bar of tabs, which covers what is at the top.
          await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          const [right, bottom] = [x + width - 3, y + height - 3];
          // A selection that is there already would be dragged away.
          await page.mouse.click(right, bottom);
          await page.mouse.move(x + 3, y + 3);
          await page.mouse.down();
          await page.mouse.move(right, bottom, { steps: 3 });
          await page.mouse.up();
          return field.evaluate(isAllOfTextSelected);
        })
        .toBe(true);
      await typeParagraphs(page, paragraphs);
    },
    writeDay: (field, value) =>
      typeDay(page, field, value, () => field.click({ position: { x: 16, y: 12 } })),
    choose: async (group, index) =>
      group
        .locator('label', { has: page.locator('input') })
        .nth(index)
        .click(),
    // The list of a select is drawn by the system, where no test can click.
    select: async (field, value) => void (await field.selectOption(value)),
    async row(pointer) {
      await rowOf(pointer).click();
      await expect.poll(() => selected(page)).toBe(pointer);
    },
    openGallery: (where) => menu(where === 'after' ? commands.addAfter : commands.addInside),
    pick: (type) => dialogOf(page).locator(`[role=option][data-key$="/widget/${type}"]`).last().click(),
    deleteRow: () => menu('Delete'),
    async removeEntry(entry) {
      await entry.hover();
      await entry.locator('.st-entry-buttons').first().locator('button').last().click();
    },
    form: (topic) => page.locator(`#st-tab-${topic}`).click(),
    async focalPoint(x, y) {
      const picture = page.locator('.st-focus');
      await expect
        .poll(() => picture.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      await picture.scrollIntoViewIfNeeded();
      const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(box.x + (box.width * x) / 100, box.y + (box.height * y) / 100);
    },
    closeDialog: () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
  };
}

export function createKeyboard(page: Page): Hands {
  const keys = page.keyboard;
  const times = async (key: string, count: number) => {
    for (let i = 0; i < count; i += 1) await keys.press(key);
  };
  /** Tab, or Shift+Tab, as often as there are stops on the way. */
  const reach = async (target: Locator) => {
    for (let tries = 0; tries < 8; tries += 1) {
      const way = await target.first().evaluate(stopsTo);
      if (way === 0) return;
      await times(way > 0 ? 'Tab' : 'Shift+Tab', Math.abs(way));
    }
    throw new Error(`Tab does not lead to ${target}.`);
  };
  const go = async (part: string) => {
    for (let i = 0; i < 6; i += 1) {
      if (await page.locator(part).evaluate((one) => one.contains(document.activeElement))) return;
      await keys.press('F6');
    }
    throw new Error(`F6 does not lead to ${part}.`);
  };
  return {
    name: 'keyboard',
    async press(target) {
      await reach(target);
      const isBox = await target.first().evaluate((one) => one.matches('input[type=checkbox]'));
      await keys.press(isBox ? 'Space' : 'Enter');
    },
    async write(field, text) {
      await reach(field);
      await keys.press('Control+a');
      if (text === '') await keys.press('Delete');
      else await keys.type(text);
    },
    async writeRich(field, paragraphs) {
      await expect(field).toHaveAttribute('aria-busy', 'false');
      await reach(field);
      await keys.press('Control+a');
      await typeParagraphs(page, paragraphs);
    },
    async writeDay(field, value) {
      await reach(field);
      await typeDay(page, field, value, () => times('ArrowLeft', 6));
    },
    async choose(group, index) {
      const radios = group.locator('input[type=radio]');
      const checked = await radios.evaluateAll((all) =>
        all.findIndex((one) => (one as HTMLInputElement).checked),
      );
      await reach(radios.nth(Math.max(0, checked)));
      if (checked < 0) await keys.press('Space');
      const by = index - Math.max(0, checked);
      await times(by > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(by));
    },
    async select(field, value) {
      await reach(field);
      const by = await field.evaluate((one, wanted) => {
        const { options, selectedIndex } = one as HTMLSelectElement;
        return [...options].findIndex((option) => option.value === wanted) - selectedIndex;
      }, value);
      await times(by > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(by));
    },
    async row(pointer) {
      await go('.st-outline');
      await reach(page.locator('[role=treeitem][tabindex="0"]'));
      if ((await selected(page)) === pointer) return;
      await keys.press('Home');
      for (let i = 0; i < 200 && (await selected(page)) !== pointer; i += 1) await keys.press('ArrowDown');
      expect(await selected(page)).toBe(pointer);
    },
    async openGallery(where) {
      if (where === 'after') return keys.press('Control+Enter');
      await keys.press('Shift+F10');
      await keys.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: commands.addInside })).toBeFocused();
      await keys.press('Enter');
    },
    async pick(type) {
      const option = dialogOf(page).locator(`[role=option][data-key$="/widget/${type}"]`).last();
      await option.waitFor();
      await keys.type(type);
      await keys.press('ArrowDown');
      for (let i = 0; i < 60; i += 1) {
        if (await option.evaluate((one) => one === document.activeElement)) break;
        await keys.press('ArrowRight');
      }
      await keys.press('Enter');
    },
    deleteRow: () => keys.press('Delete'),
    async removeEntry(entry) {
      await reach(entry.locator('.st-disclosure').first());
      await keys.press('Delete');
    },
    async form(topic) {
      await go('.st-form');
      await reach(page.locator('[role=tab][aria-selected=true]'));
      const tab = page.locator(`#st-tab-${topic}`);
      for (let i = 0; i < 5 && (await tab.getAttribute('aria-selected')) !== 'true'; i += 1)
        await keys.press('ArrowRight');
    },
    async focalPoint(x, y) {
      await reach(page.locator('.st-focus-point'));
      for (const [by, more, less] of [
        [x - 50, 'ArrowRight', 'ArrowLeft'],
        [y - 50, 'ArrowDown', 'ArrowUp'],
      ] as const)
        await times(by > 0 ? more : less, Math.abs(by));
    },
    closeDialog: () => keys.press('Escape'),
  };
}

async function typeParagraphs(page: Page, paragraphs: readonly string[]): Promise<void> {
  for (const [index, words] of paragraphs.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(words);
  }
}

/** True if a field has the focus and all its text is selected; runs in the page. */
function isWhollySelected(field: Element): boolean {
  const { value, selectionStart: from, selectionEnd: to } = field as HTMLInputElement;
  const isWhole = from === null || to === null || to - from === value.length;
  return document.activeElement === field && isWhole;
}

/** Each system has its own order of day, month and year, and its own clock, which people see and scripts do not. */
async function typeDay(
  page: Page,
  field: Locator,
  value: string,
  toFirstPart: () => Promise<void>,
): Promise<void> {
  const [year = '', month = '', day = '', hour = '', minute = ''] = value.split(/[-T:]/);
  const twelve = String(Number(hour) % 12 || 12).padStart(2, '0');
  const times = hour === '' ? [''] : [hour + minute, twelve + minute + (Number(hour) < 12 ? 'a' : 'p')];
  for (const date of [day + month + year, month + day + year, year + month + day])
    for (const time of times) {
      await toFirstPart();
      await page.keyboard.type(date + time);
      if ((await field.inputValue()) === value) return;
    }
}

/** The number of Tab stops from the focused element to `target`, as a browser counts them; runs in the page. */
function stopsTo(target: Element): number {
  const now = document.activeElement;
  if (now === target) return 0;
  const scope: ParentNode = document.querySelector('dialog[open]') ?? document;
  const groups = new Map<string, HTMLInputElement>();
  const all = [
    ...scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]',
    ),
  ];
  const isStop = (one: HTMLElement): boolean => {
    if (one === target || one === now) return true;
    if (one.tabIndex < 0 || one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true }))
      return false;
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    const first = groups.get(one.name);
    if (first) return false;
    const same = all.filter(
      (other) => other instanceof HTMLInputElement && other.name === one.name,
    ) as HTMLInputElement[];
    const stop = same.find((other) => other.checked) ?? one;
    groups.set(one.name, stop);
    return true;
  };
  const stops = all.filter(isStop);
  const from = now ? stops.indexOf(now as HTMLElement) : -1;
  return stops.indexOf(target as HTMLElement) - from;
}

/** Runs in the page: true when the words of an element are the selection. */
function isAllOfTextSelected(element: HTMLElement | SVGElement): boolean {
  const words = (text = '') => text.replaceAll(/\s+/g, '');
  return words(getSelection()?.toString()) === words(element.textContent ?? '');
}

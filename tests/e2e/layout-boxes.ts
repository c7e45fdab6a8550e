import type { Page } from '@playwright/test';

/** The box of each section and widget of a page by its place: `section#lokasi > columns > map` is at "20 48 350 260". */
export type LayoutBoxes = Readonly<Record<string, string>>;

/**
 * Measures the sections and widgets that show, in whole CSS pixels: left, top, width, height. The first two count from
 * the section or widget around it; of one that has none, the top counts from the end of the one above, so that only
 * what moves by itself has another number. What is fixed to the window counts from the window.
 * @param types whose elements are measured; the class of one is its type
 */
export function measureBoxes(page: Page, types: readonly string[]): Promise<LayoutBoxes> {
  return page.evaluate(boxesOf, types);
}

/** Runs in the page. */
function boxesOf(types: readonly string[]): Record<string, string> {
  const selector = types.map((type) => `.${type}`).join(', ');
  const names = new Map<Element, string>();
  const boxes: Record<string, string> = {};
  let end = 0;
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width * box.height === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const type = types.find((one) => element.classList.contains(one));
    const id = element.id && !element.id.startsWith('_') ? `#${element.id}` : '';
    const around = element.parentElement?.closest(selector);
    const outer = around ? names.get(around) : undefined;
    const base = `${outer === undefined ? '' : `${outer} > `}${type}${id}`;
    let name = base;
    for (let count = 2; name in boxes; count += 1) name = `${base} ${count}`;
    names.set(element, name);
    const isFixed = getComputedStyle(element).position === 'fixed';
    const from = around && outer !== undefined && !isFixed ? around.getBoundingClientRect() : undefined;
    const top = box.top - (from?.top ?? (isFixed ? 0 : end - scrollY));
    boxes[name] = [box.left - (from?.left ?? 0), top, box.width, box.height]
      .map((value) => Math.round(value) + 0)
      .join(' ');
    if (!from && !isFixed) end = box.bottom + scrollY;
  }
  return boxes;
}

/** Elements whose box differs from the approved one by more than rounding, one line each: approved → measured. */
export function movedBoxes(approved: LayoutBoxes, measured: LayoutBoxes): string[] {
  const names = new Set([...Object.keys(approved), ...Object.keys(measured)]);
  return [...names]
    .filter((name) => !isSameBox(approved[name], measured[name]))
    .map((name) => `${name}: ${approved[name] ?? 'was not there'} → ${measured[name] ?? 'is gone'}`);
}

/** Each number was rounded, so the same place may be a pixel away. */
function isSameBox(approved = 'none', measured = 'none'): boolean {
  const after = measured.split(' ').map(Number);
  return approved.split(' ').every((value, at) => Math.abs(Number(value) - (after[at] ?? Number.NaN)) <= 1);
}

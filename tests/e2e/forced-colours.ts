import type { Page } from '@playwright/test';

/** Lists what visitors who chose their colours could not see well on the current page. axe does not see forced colours. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  const fields = 'main input:not([type=hidden], [type=checkbox], [type=radio], [type=range])';
  return [
    ...(await page.evaluate(outsidePalette)),
    ...(await page.locator('main a.button:visible').evaluateAll(withFaintBorder)),
    ...(await page.locator(`main a[data-lead], ${fields}`).evaluateAll(withoutEdge)),
  ];
}

/** Words that would not take the colours a visitor chose. */
function outsidePalette(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const resolve = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const palette = new Set(['CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'GrayText'].map(resolve));
  probe.remove();
  return [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, li, dt, dd, th, td, summary, label)'),
  ]
    .filter((each) => each.checkVisibility() && !palette.has(getComputedStyle(each).color))
    .map((each) => `${getComputedStyle(each).color} ${each.textContent}`);
}

/** Buttons without a border. */
function withFaintBorder(all: Element[]): string[] {
  return all.filter((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth) < 1).map(String);
}

/** Lead buttons and fields that show in forced colours without an edge, an underline or an icon. */
function withoutEdge(all: Element[]): string[] {
  return all
    .filter((one) => {
      const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } = getComputedStyle(one);
      const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px';
      const hasLine = outlineStyle !== 'none' || textDecorationLine.includes('underline');
      const isSeen = (one as HTMLElement).offsetParent !== null;
      return isSeen && !hasEdge && !hasLine && !one.querySelector('svg, img');
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

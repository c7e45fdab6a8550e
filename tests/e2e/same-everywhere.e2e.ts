import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { axeOn } from './axe.ts';
import { expect, test } from './site.ts';

const { resolve } = createRequire(import.meta.url);
const WORDS = 'Rumah tumbuh di lereng, Rp 1.250.000';
const FAMILIES = [
  ['sans-serif', 'Arimo'],
  ['serif', 'Tinos'],
  ['monospace', 'Cousine'],
  ['system-ui', 'Arimo'],
  ['Arial', 'Arimo'],
  ["'Times New Roman'", 'Tinos'],
  ["'Courier New'", 'Cousine'],
] as const;

test('[SUI-02] text has the fonts of node_modules and their widths, whatever the machine has', async ({
  page,
}) => {
  await page.setContent('<meta charset="utf-8"><span></span>');
  const text = page.locator('span');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'span' });
  const show = async (family: string, words: string) => {
    const width = await text.evaluate(
      (element, given) => {
        element.style.whiteSpace = 'pre';
        element.style.font = `100px ${given.family}`;
        element.textContent = given.words;
        return element.getBoundingClientRect().width;
      },
      { family, words },
    );
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return { width, names: fonts.map(({ familyName }) => familyName) };
  };
  for (const [family, name] of FAMILIES) {
    const file = `@expo-google-fonts/${name.toLowerCase()}/400Regular/${name}_400Regular.ttf`;
    const font = openSync(resolve(file));
    const { width, names } = await show(family, WORDS);
    expect(names, family).toEqual([name]);
    expect(width, family).toBeCloseTo((font.layout(WORDS).advanceWidth / font.unitsPerEm) * 100, 0);
  }
  expect((await show('serif', '✓ ★')).names, 'signs that they lack').toContain('DejaVu Sans');
});

test('[SUI-02] axe judges a page when what moves has ended, though its clock stands still, and waits for nothing endless', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now());
  await page.setContent(`<style>
    p { animation: arrive 2s step-end }
    @keyframes arrive { from { color: #ddd } }
    b { animation: turn 1s infinite }
    i { animation: turn 1s linear; animation-timeline: scroll() }
    @keyframes turn { to { rotate: 1turn } }
  </style><p>Rumah</p><b>tumbuh</b> <i>di lereng</i>`);
  const { violations } = await axeOn(page).withRules('color-contrast').analyze();
  expect(violations).toEqual([]);
});

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Rules = NonNullable<Parameters<AxeBuilder['options']>[0]['rules']>;

/**
 * Axe over a page at rest: `analyze` first waits for every animation and transition that ends. It answers in the page
 * itself: otherwise it opens another page each time to sort what it has found. It describes violations alone: to describe
 * all that is right takes as long as to find what is not.
 */
export function axeOn(page: Page, rules: Rules = {}): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  const analyze = axe.analyze.bind(axe);
  axe.analyze = async () => {
    const moving = () => page.evaluate(findMoving);
    await expect.poll(moving, { message: 'What still moves', intervals: [50] }).toEqual([]);
    return analyze();
  };
  return axe;
}

/**
 * Runs in the page, which is asked again and again from outside: its own timers may be stopped. Names what moves with
 * the time and comes to an end, pseudo-elements and frames of the same site included.
 */
function findMoving(): string[] {
  const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
  return [document, ...frames].flatMap((one) =>
    (one?.getAnimations() ?? [])
      .filter(({ playState, timeline, effect }) => {
        const isEnding = Number.isFinite(Number(effect?.getComputedTiming().endTime));
        return playState === 'running' && timeline === one?.timeline && isEnding;
      })
      .map(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        return `${target?.localName}.${target?.className}${pseudoElement ?? ''}`;
      }),
  );
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe over a page. It answers in the page itself: otherwise it opens another page each time to sort what it has found. */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

import type { Page } from '@playwright/test';

/**
 * Records every violation of the content-security policy from now on; call before `goto`. The returned function lists
 * them as text.
 */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { violations: noted });
    document.addEventListener('securitypolicyviolation', (event) =>
      noted.push(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber}:${event.columnNumber})`,
      ),
    );
  });
  return () => page.evaluate(() => (window as Window & { violations?: string[] }).violations ?? []);
}

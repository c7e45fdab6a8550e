import type { Page } from '@playwright/test';

/**
 * Records every violation of the content-security policy from now on, also of pages left since; call before `goto`.
 * The returned function lists them as text.
 */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  const noted: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => noted.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as Window & { noteViolation?: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation?.(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber}:${event.columnNumber})`,
      ),
    );
  });
  return async () => {
    // An answer of the page arrives after all that it noted; a page that was left has nothing more to note.
    await page.evaluate(() => undefined).catch(() => undefined);
    return noted;
  };
}

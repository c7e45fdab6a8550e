import type { Browser, Page } from 'playwright';
import { openSettled } from '../../tests/e2e/settled.ts';
import { openWindow, photograph, type Window } from './camera.ts';
import { deskTour } from './desk-tour.ts';
import type { Picture } from './difference.ts';
import type { ServedTree } from './served-tree.ts';
import { studioTour } from './studio-tour.ts';
import type { Tour } from './tour.ts';

/** Every path through a tree with those pages. */
export function toursOf(slugs: readonly string[]): Tour[] {
  const examples = slugs.filter((slug) => slug.startsWith('catalogue/'));
  const pages = slugs.filter((slug) => !slug.includes('/'));
  return [
    ...pages.map((slug) => pageTour(`page/${slug}`, slug)),
    ...examples.map((slug) => pageTour(slug, slug)),
    ...pages.map(answerTour),
    ...slugs.filter((slug) => slug.startsWith('fixture/')).map(codeTour),
    studioTour,
    deskTour,
  ];
}

function pageTour(name: string, slug: string): Tour {
  return {
    name,
    part: 'site',
    hasScript: true,
    isWhole: true,
    async run(page, { site }, shoot) {
      await openSettled(page, `${site}/${slug}/`);
      await shoot('');
    },
  };
}

/** The pages that the server returns for a posted form, in the colours of the project. */
function answerTour(slug: string): Tour {
  return {
    name: `answer/${slug}`,
    part: 'site',
    hasScript: false,
    isWhole: true,
    async run(page, { site }, shoot) {
      await post(page, `${site}/${slug}/`, '628129876543');
      await shoot('thanks');
      await post(page, `${site}/${slug}/`, '0812');
      await shoot('refused');
      await page.goto(`${site}/${slug}/nowhere/`);
      await shoot('not-found');
    },
  };
}

function codeTour(slug: string): Tour {
  return {
    name: 'answer/code',
    part: 'site',
    hasScript: false,
    isWhole: true,
    async run(page, { site }, shoot) {
      await post(page, `${site}/${slug}/`, `62813${page.viewportSize()?.width ?? 0}00000`);
      await shoot('asked');
      await page.locator('input.code').fill('000000');
      await page.locator('button[value=verify]').click();
      await page.waitForLoadState();
      await shoot('wrong');
    },
  };
}

async function post(page: Page, url: string, phone: string): Promise<void> {
  await page.goto(url);
  const form = page.locator('main form[method=post]').first();
  await form.locator('[name=name]').first().fill('Sari Dewi');
  await form
    .locator('[name=whatsapp_number]')
    .first()
    .evaluate((field: HTMLInputElement, text) => {
      field.removeAttribute('pattern');
      field.value = text;
    }, phone);
  for (const tick of await form.locator('input[type=checkbox][required]').all()) await tick.check();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.locator('button:not([type=button])').first().click();
  await answered;
  await page.waitForLoadState();
}

/** The screenshots of one tour in one window, by their names; or the reason why there are none. */
export async function takeTour(
  browser: Browser,
  tour: Tour,
  tree: ServedTree,
  { viewport, isCareful }: { readonly viewport: Window; readonly isCareful: boolean },
): Promise<{ readonly pictures: ReadonlyMap<string, Picture>; readonly problem: string }> {
  const pictures = new Map<string, Picture>();
  const { page, context } = await openWindow(browser, viewport, tour);
  try {
    await tour.run(page, tree, async (name) => {
      pictures.set(
        [tour.name, name].filter(Boolean).join('/'),
        await photograph(page, { ...tour, isCareful }),
      );
    });
    return { pictures, problem: '' };
  } catch (error) {
    return { pictures, problem: String(error).split('\n')[0] ?? '' };
  } finally {
    await context.close();
  }
}

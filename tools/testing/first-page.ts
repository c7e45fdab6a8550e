import { basename, extname } from 'node:path';
import type { Locator, Page } from 'playwright';
import { toSlug } from '../../src/lib/to-slug.ts';

/** A marketer's data for her first page. */
export interface FirstPageFiles {
  readonly hero: string;
  readonly units: readonly [string, string];
  readonly brochure: string;
}

/** The effort, and the resulting page. */
export interface FirstPageResult {
  readonly slug: string;
  readonly clicks: number;
  /** Keys that are no letters: Tab, Escape, select all. */
  readonly keys: number;
  readonly letters: number;
}

/** The stages of her way, each with a picture in the tutorial. */
export type FirstPageStage =
  | 'new'
  | 'words'
  | 'picture'
  | 'units'
  | 'settings'
  | 'search'
  | 'publish'
  | 'done';

/** Her words, as visitors read them. */
export const FIRST_PAGE = {
  name: 'Rumah Kenanga',
  slug: 'rumah-kenanga',
  phone: '0812 9876 5432',
  title: 'Rumah teduh di ujung jalan',
  promise: 'Mulai Rp 640 juta, dua belas menit ke gerbang tol.',
  about: 'Dua puluh rumah di lahan satu hektare',
  story: 'Setiap rumah menghadap taman, dan jalannya hanya untuk penghuni.',
  rest: 'Sertifikat hak milik sudah pecah per unit, dan bangunan bergaransi sepuluh tahun.',
  units: [
    { name: 'Tipe Melati', price: 'Rp 640 juta', text: 'Dua kamar tidur, taman belakang.', land: 'LT 60 m²' },
    { name: 'Tipe Anggrek', price: 'Rp 815 juta', text: 'Tiga kamar tidur, balkon depan.', land: 'LT 75 m²' },
  ],
  question: 'Berapa tanda jadinya?',
  answer: 'Rp 5 juta, dan kembali penuh bila KPR ditolak.',
  address: 'https://rumahkenanga.example.co.id/',
  description:
    'Dua puluh rumah di lahan satu hektare, mulai Rp 640 juta. Jadwalkan kunjungan lewat WhatsApp.',
} as const;

/** A person with a mouse and a keyboard whose clicks and keys are counted. */
class Marketer {
  clicks = 0;
  keys = 0;
  letters = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    this.letters += [...words].length;
    await this.page.keyboard.type(words);
  }

  /** Writes over what is in a field of a form. */
  async fill(pointer: string, words: string): Promise<void> {
    await this.click(this.field(pointer).locator('input, textarea').first());
    await this.rewrite(words);
  }

  /** Clicks on words of the page and writes others. */
  async write(shown: Locator, words: string): Promise<void> {
    await this.clickAt(shown, 0.04, 0.5);
    await this.rewrite(words);
  }

  async rewrite(words: string): Promise<void> {
    await this.press('ControlOrMeta+a');
    await this.type(words);
  }

  /** Clicks on something that the page shows; over it lies what selects. */
  async clickAt(shown: Locator, x: number, y: number): Promise<void> {
    await shown.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await shown.boundingBox();
    if (!box) throw new Error(`${shown} is not visible.`);
    this.clicks += 1;
    await this.page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  }

  field(pointer: string): Locator {
    return this.page.locator(`.st-form [data-field="${pointer}"]`).first();
  }

  /** Gives a file to the control that opens a file dialog. */
  async give(opener: Locator, file: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.click(opener);
    await (await chooser).setFiles(file);
  }

  /** Uploads an image for a place, and describes it. */
  async bring(pointer: string, file: string, words: string): Promise<void> {
    const dialog = this.page.locator('dialog.st-pictures');
    await this.click(this.field(pointer).locator('.st-thumbnail'));
    await this.give(dialog.locator('.st-pictures-bar .st-primary'), file);
    const name = `${toSlug(basename(file, extname(file)))}.jpg`;
    await dialog.locator('.st-picture-detail .st-file-name', { hasText: name }).waitFor();
    await this.click(dialog.locator('#st-picture-alt'));
    await this.type(words);
    await this.press('Escape');
  }
}

/**
 * Makes a first page as a marketer does who has never seen one: from the form for it to the published page.
 * @param onStage called at each stage, when it shows the most
 */
export async function makeFirstPage(
  page: Page,
  url: string,
  files: FirstPageFiles,
  onStage: (stage: FirstPageStage) => Promise<void> = async () => {},
): Promise<FirstPageResult> {
  const she = new Marketer(page);
  const mine = FIRST_PAGE;
  await page.goto(url);

  await page.locator('.st-section-choice label').first().waitFor();
  await she.type(mine.name);
  await she.click(page.locator('input[name=telesales]'));
  await she.type(mine.phone);
  await she.press('Tab');
  await she.type('3107');
  await she.press('Tab');
  await she.type('SL-3107');
  const selected = page.locator('.st-section-choice label:has(:checked)');
  for (let count = 0; count < 4; count += 1) await she.click(selected.nth(3));
  await onStage('new');
  await she.click(page.locator('.st-new-page-foot .st-primary'));
  await page.locator('.st-overlay[data-ready="true"]').waitFor();

  const frame = page.frameLocator('.st-page iframe');
  await she.write(frame.locator('h1'), mine.title);
  await she.write(frame.getByText('Mulai Rp 890 juta. Sepuluh'), mine.promise);
  await she.write(frame.getByText('Kawasan 12 hektare').last(), mine.about);
  await she.write(frame.getByText('Jalur pejalan kaki'), mine.story);
  await she.press('Enter');
  await she.type(mine.rest);
  await onStage('words');

  await she.clickAt(frame.locator('section').first(), 0.9, 0.2);
  await she.bring('/sections/0/background/image', files.hero, 'Rumah dua lantai dengan kolam renang');
  await onStage('picture');

  for (const [index, unit] of mine.units.entries())
    await makeUnit(she, index, unit, files.units[index] ?? '');
  const third = she.field('/sections/2/children/1/items/2');
  await third.locator('.st-entry-head').hover();
  await she.click(third.locator('.st-entry-buttons button').last());
  await onStage('units');

  await she.write(frame.getByText('Berapa uang muka minimal?'), mine.question);
  await she.click(she.field('/sections/3/children/1/items/0/answer').locator('[contenteditable]'));
  await she.rewrite(mine.answer);

  await she.click(page.locator('#st-tab-settings'));
  await she.give(she.field('/settings/brochureUrl').locator('button.st-button'), files.brochure);
  await page.locator('[data-field="/settings/brochureUrl"] input').first().scrollIntoViewIfNeeded();
  await onStage('settings');

  await she.click(page.locator('#st-tab-search'));
  await she.fill('/seo/description', mine.description);
  await she.fill('/seo/url', mine.address);
  await she.click(she.field('/seo/image').locator('.st-thumbnail'));
  await she.click(page.locator('dialog .st-tile', { hasText: 'foto-rumah-1.jpg' }));
  await she.click(page.locator('dialog .st-picture-detail .st-primary'));
  await she.click(page.locator('#st-picture-alt'));
  await she.type('Rumah dua lantai dengan kolam renang');
  await she.press('Escape');
  await onStage('search');

  await she.click(page.locator('.st-bar .st-primary'));
  await page.locator('dialog .st-publish .st-primary').waitFor();
  await onStage('publish');
  // The answers of the sample that are left.
  await she.click(page.locator('dialog .st-publish .st-check', { hasText: /hints?$/ }));
  await she.click(page.locator('dialog .st-publish .st-primary'));
  await page.locator('dialog .st-publish .st-result').waitFor({ timeout: 120_000 });
  await onStage('done');
  const { clicks, keys, letters } = she;
  return { slug: mine.slug, clicks, keys, letters };
}

type Unit = (typeof FIRST_PAGE)['units'][number];

/** A unit type: its name on the page leads to its form, and there is the rest. */
async function makeUnit(she: Marketer, index: number, unit: Unit, file: string): Promise<void> {
  const at = `/sections/2/children/1/items/${index}`;
  const frame = she.page.frameLocator('.st-page iframe');
  await she.write(frame.locator('.unit-types__card').nth(index).locator('h3'), unit.name);
  await she.fill(`${at}/price`, unit.price);
  await she.fill(`${at}/text`, unit.text);
  await she.clickAt(frame.locator('.unit-types__card').nth(index).getByText(/^LT /), 0.5, 0.5);
  await she.rewrite(unit.land);
  await she.bring(`${at}/image`, file, `Tampak depan ${unit.name}`);
}

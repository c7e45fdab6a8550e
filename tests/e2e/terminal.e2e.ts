import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { leadsMessages } from '../../tools/messages/leads.ts';
import { newMessages } from '../../tools/messages/new.ts';
import { patternOf } from './words.ts';

const ask = newMessages.en;
/** The beginning of a question, which a narrow terminal does not break. */
const question = (sentence: string) => patternOf(() => sentence.split(/[?.,(]/)[0] ?? sentence);

const kavling = join(resolve(import.meta.dirname, '../..'), 'bin/kavling.mjs');

/** A real terminal around a command, by `script`: what it shows, and keys as a person presses them. */
class Terminal {
  readonly #child: ChildProcess;
  #shown = '';
  #from = 0;

  constructor(line: string, cwd: string) {
    this.#child = spawn('script', ['-qfec', `stty cols 100 rows 40; exec ${line}`, '/dev/null'], {
      cwd,
      env: { ...process.env, TERM: 'xterm-256color', LANG: 'en', CI: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdout?.on('data', (part) => {
      this.#shown += String(part);
    });
  }

  /** Waits until the text appears after the last match; returns the match. */
  async sees(words: RegExp): Promise<string> {
    let found: RegExpExecArray | null = null;
    await expect
      .poll(
        () => {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours and moves of a terminal
          const plain = this.#shown.slice(this.#from).replace(/\u001b\[[0-9;?]*[a-zA-Z]/g, '');
          found = words.exec(plain);
          return found !== null;
        },
        { message: `the terminal shows ${words}`, timeout: 45_000, intervals: [50] },
      )
      .toBe(true);
    this.#from = this.#shown.length;
    return (found as RegExpExecArray | null)?.[1] ?? '';
  }

  types(keys: string): void {
    this.#child.stdin?.write(keys);
  }

  ended(): Promise<number | null> {
    return new Promise((done) => {
      if (this.#child.exitCode !== null) done(this.#child.exitCode);
      else this.#child.once('exit', (code) => done(code));
    });
  }
}

test('from nothing to a page in the browser, typed by a person', async ({ page }) => {
  test.setTimeout(180_000);
  const site = mkdtempSync(join(tmpdir(), 'kavling-terminal-'));
  try {
    const maker = new Terminal(`${process.execPath} ${kavling} new`, site);
    await maker.sees(question(ask.askSlug));
    maker.types('marina-bay\r');
    await maker.sees(question(ask.askName));
    maker.types('Marina Bay Residence\r');
    await maker.sees(question(ask.askTelesales));
    maker.types('0812\r');
    await maker.sees(question(ask.phoneForm));
    maker.types('34567899\r');
    await maker.sees(question(ask.askSuperleads));
    maker.types('SL-9001\r');
    await maker.sees(question(ask.askTemplate));
    maker.types('\r');
    await maker.sees(question(ask.askStart));
    maker.types('\r');
    await maker.sees(question(ask.askSections));
    maker.types('\r');
    await maker.sees(/page\.json is ready/);
    expect(await maker.ended()).toBe(0);

    const preview = new Terminal(`${process.execPath} ${kavling} preview marina-bay --port 0`, site);
    const address = await preview.sees(/Preview\s+(http\S+)/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Marina Bay Residence/);
    preview.types('\u0003');
    expect(await preview.ended()).toBe(0);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('[OPS-26] [OPS-27] erasing a person asks first, in the language of the person, and keeps by default', async () => {
  test.setTimeout(180_000);
  const site = mkdtempSync(join(tmpdir(), 'kavling-erase-'));
  try {
    const line = `${process.execPath} ${kavling} leads erase 6281234567890 --lang id`;
    const sure = patternOf(() => leadsMessages.id.askErase('6281234567890'));
    const kept = new Terminal(line, site);
    await kept.sees(sure);
    kept.types('\r');
    await kept.sees(patternOf(() => leadsMessages.id.kept));
    expect(await kept.ended()).toBe(0);

    const erased = new Terminal(line, site);
    await erased.sees(sure);
    erased.types('y');
    await erased.sees(/leads: 0/);
    expect(await erased.ended()).toBe(0);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

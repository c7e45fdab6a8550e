import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Browsers, and those that a server starts, have the fonts of `fonts.conf` and none of the machine's own. */
process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts.conf');

const WINDOWED = ['/usr/bin/chromium', chromium.executablePath()];

const launch = (...paths: readonly (string | undefined)[]): LaunchOptions => {
  const found = paths.find((path) => path && existsSync(path));
  return {
    ...(found ? { executablePath: found } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // As the browser with windows draws letters; without it they are a little wider.
      '--font-render-hinting=slight',
    ],
  };
};

/** Chromium without windows, where it is there: a page costs it a third of the processor time. */
export const browser = launch(
  process.env.CHROMIUM_PATH,
  '/usr/lib/chromium/chromium-headless-shell',
  ...WINDOWED,
);

/** Chromium with all that it does for people, such as push notices and the settings of a profile. */
export const wholeBrowser = launch(...WINDOWED, process.env.CHROMIUM_PATH);

import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** A Chromium of this computer: the one that CHROMIUM_PATH names, else where it is usually installed. */
export function findChromium(env: Env, platform: string): string | undefined {
  const usual =
    platform === 'darwin'
      ? MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
      : platform === 'win32'
        ? [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
            folder ? WINDOWS.map((name) => join(folder, name)) : [],
          )
        : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
  return [env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
}

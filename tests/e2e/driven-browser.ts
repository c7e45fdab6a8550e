import { execFileSync } from 'node:child_process';

/** A browser that is driven by its own WebDriver, with real clicks and keys. */
export interface DrivenBrowser {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; its arguments and its answer are JSON. */
  run<Given extends readonly unknown[], T>(
    script: (...given: Given) => T,
    ...given: Given
  ): Promise<Awaited<T>>;
  /** Waits until a function returns a truthy value in the page, and returns that value. */
  until<Given extends readonly unknown[], T>(
    script: (...given: Given) => T,
    ...given: Given
  ): Promise<NonNullable<Awaited<T>>>;
  /** A click of the pointer in the middle of a place of the window. */
  click(x: number, y: number): Promise<void>;
  type(keys: string): Promise<void>;
  close(): Promise<void>;
}

/** Returns the result of `find`, after installing packages from Debian if it is needed and allowed. */
export function findOrInstall(
  find: () => string | undefined,
  ...packages: readonly string[]
): string | undefined {
  const found = find();
  if (found || process.getuid?.() !== 0) return found;
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
  } catch {
    return undefined;
  }
  return find();
}

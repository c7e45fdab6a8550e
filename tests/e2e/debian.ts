import { execFileSync } from 'node:child_process';

/** What `find` finds; else the packages are installed from Debian, where this process may. Nothing where it cannot be had. */
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

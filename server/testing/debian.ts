import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package, where this is root. @returns whether it worked */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', name], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a program of a Debian package, and installs the package first where it is missing.
 * @returns null when it is not there and cannot be installed
 */
export function findOrInstall(path: string, packageName: string): string | null {
  if (existsSync(path)) return path;
  return installPackage(packageName) && existsSync(path) ? path : null;
}

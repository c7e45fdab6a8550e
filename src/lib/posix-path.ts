/** Paths with forward slashes, as `node:path/posix` treats them; for browsers as well. */

/** Without empty parts, `.` and parts that `..` takes back; `.` for nothing. */
export function normalize(path: string): string {
  const isAbsolute = path.startsWith('/');
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (!isAbsolute) parts.push('..');
  }
  const end = path.endsWith('/') && parts.length > 0 ? '/' : '';
  return `${isAbsolute ? '/' : ''}${parts.join('/')}${end}` || (path.endsWith('/') ? './' : '.');
}

export function join(...paths: readonly string[]): string {
  return normalize(paths.filter(Boolean).join('/'));
}

/** All but the last part; `.` where there is no other. */
export function dirname(path: string): string {
  const plain = path.replace(/\/+$/, '');
  if (plain === '') return path.startsWith('/') ? '/' : '.';
  const end = plain.lastIndexOf('/');
  if (end < 0) return '.';
  if (end === 0) return '/';
  // Two slashes at the beginning are kept by some systems, and by Node.
  return plain.startsWith('/') && end === 1 ? '//' : plain.slice(0, end);
}

/** The last part. */
export function basename(path: string): string {
  const plain = path.replace(/\/+$/, '');
  return plain.slice(plain.lastIndexOf('/') + 1);
}

/** The ending of the last part with its dot; empty for a name that only begins with one. */
export function extname(path: string): string {
  const name = basename(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 || name === '..' ? '' : name.slice(dot);
}

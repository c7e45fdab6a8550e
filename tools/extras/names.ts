import type { Finding } from '../diagnostics/finding.ts';

/** `rumah-sans` → `Rumah Sans`. */
export function titleOf(name: string): string {
  return name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );
}

/** The problem with a name for use in pages, if there is one. */
export function nameFinding(
  kind: 'icon' | 'font' | 'preset',
  name: string,
  file: string,
  taken: readonly string[],
): Finding | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    const plain = name.normalize('NFKD').toLowerCase();
    const suggestion = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
    return { code: 'KV502', params: { kind, name, file, suggestion } };
  }
  return taken.includes(name) ? { code: 'KV501', params: { kind, name, file } } : undefined;
}

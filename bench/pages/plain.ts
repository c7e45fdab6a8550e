import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from '../../tools/build/publish/precompress.ts';

/**
 * Puts the plain content of Taman Asri and of the limit beside them, as `plain` and `plain-limit`: without script and
 * without the parts that script brings to life, so that only markup, style, letters and pictures are compared.
 */
export function placePlainPages(out: string): void {
  place(out, 'plain', withoutScript(readFileSync(join(out, 'taman-asri/index.html'), 'utf8')));
  const limit = withoutScript(readFileSync(join(out, 'limit/index.html'), 'utf8'));
  place(out, 'plain-limit', limit.replace('<head>', '<head><base href="/limit/">'));
}

/** Keeps structured data, and the script that makes the letters. */
function withoutScript(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, (script) =>
      script.includes('FontFace') ? script : '',
    )
    .replace(/<dialog[\s\S]*?<\/dialog>/g, '');
}

function place(out: string, name: string, html: string): void {
  const target = join(out, name);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'index.html'), html);
  precompress(join(target, 'index.html'), Buffer.from(html));
}

import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** From this size on the strongest setting costs more than it saves. */
const LARGE = 400_000;

/** From this size on compressing saves bytes. */
const SMALL = 256;

/** True if a file of this many bytes is precompressed. */
export function isPrecompressed(file: string, size: number): boolean {
  return texts.test(file) && size >= SMALL;
}

/** Writes `<file>.br` and `<file>.gz` beside a text file, for servers that send those as they are. Other files are compressed already. */
export function precompress(file: string, content: Buffer): void {
  if (!isPrecompressed(file, content.length)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

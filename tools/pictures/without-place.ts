import sharp from 'sharp';

/**
 * A picture without what its camera wrote into it: the place above all, and the serial number, the owner, the small
 * picture. Its pixels are not encoded again, but for formats that cannot be taken apart.
 */
export async function withoutPlace(bytes: Uint8Array, ending: string): Promise<Uint8Array> {
  const strip = STRIP[ending];
  if (!strip) return bytes;
  const { exif, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata();
  return exif || xmp || iptc ? strip(Buffer.from(bytes), orientation) : bytes;
}

type Strip = (bytes: Buffer, orientation: number) => Uint8Array | Promise<Uint8Array>;

const STRIP: Readonly<Record<string, Strip>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  avif: (bytes) => sharp(bytes).rotate().avif({ quality: 80 }).toBuffer(),
};

/** APP1 holds Exif and XMP, APP13 what press agencies write. Which way is up is kept. */
function stripJpeg(bytes: Buffer, orientation: number): Uint8Array {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  if (orientation > 1) parts.push(exifWith(orientation));
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1];
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker !== 0xe1 && marker !== 0xed) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, bytes.subarray(at)]);
}

/** An Exif segment that says one thing. */
function exifWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + 6 + tiff.length]);
  return Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

const PNG_TEXT = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt']);

function stripPng(bytes: Buffer): Uint8Array {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (!PNG_TEXT.has(bytes.toString('latin1', at + 4, at + 8))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** The flags of the extended header that say that Exif and XMP follow. */
const WEBP_NOTES = 0b0000_1100;

function stripWebp(bytes: Buffer, orientation: number): Uint8Array | Promise<Uint8Array> {
  // Browsers turn a WebP by its Exif, so one that lies on its side is turned for good.
  if (orientation > 1) return sharp(bytes).rotate().webp({ quality: 90 }).toBuffer();
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_NOTES;
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(chunk);
    at = end;
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A text file, with everything that its bytes are made from. */
export interface DecodedText {
  readonly encoding: Encoding;
  readonly hasMark: boolean;
  /** Without the byte-order mark. */
  readonly text: string;
}

const MARKS: Readonly<Partial<Record<Encoding, readonly number[]>>> = {
  'utf-8': [0xef, 0xbb, 0xbf],
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
};

/** UTF-8 with or without its mark, UTF-16 with it, else Windows-1252, in which Excel saves CSV. */
export function decode(bytes: Uint8Array): DecodedText {
  const begins = (encoding: Encoding) => MARKS[encoding]?.every((byte, at) => bytes[at] === byte) ?? false;
  for (const encoding of ['utf-16le', 'utf-16be'] as const)
    if (begins(encoding)) return { encoding, hasMark: true, text: new TextDecoder(encoding).decode(bytes) };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { encoding: 'utf-8', hasMark: begins('utf-8'), text };
  } catch {
    const text = Array.from(bytes, (byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');
    return { encoding: 'windows-1252', hasMark: false, text };
  }
}

/** The bytes of a text; nothing where its encoding lacks one of its letters. */
export function encode({ encoding, hasMark, text }: DecodedText): Uint8Array | undefined {
  const bytes = encoding === 'windows-1252' ? toWindows1252(text) : toUnicode(encoding, text);
  return bytes && new Uint8Array(Buffer.concat([Uint8Array.from((hasMark && MARKS[encoding]) || []), bytes]));
}

function toUnicode(encoding: Encoding, text: string): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}

function toWindows1252(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const special = WINDOWS_1252.indexOf(text.charAt(at));
    const code = special >= 0 ? special + 0x80 : text.charCodeAt(at);
    if (code > 0xff || (special < 0 && code >= 0x80 && code < 0xa0)) return undefined;
    bytes[at] = code;
  }
  return bytes;
}

/** The letters of Windows-1252 from 0x80 to 0x9f; Node 20 decodes them as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

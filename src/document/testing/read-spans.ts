/** Where each value is in a text, by its pointer, read by its own parser that shares nothing with the one we use. */
export function readSpans(text: string): Map<string, readonly [start: number, end: number]> {
  const spans = new Map<string, readonly [number, number]>();
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const skip = () => {
    for (;;) {
      const found = /^(?:[ \t\r\n]+|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)/.exec(text.slice(at, at + 400));
      if (!found) return;
      at += found[0].length;
    }
  };
  const readString = (): string => {
    const start = at;
    for (at += 1; text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
    at += 1;
    return JSON.parse(text.slice(start, at)) as string;
  };
  const readEntries = (close: string, readEntry: (index: number) => void) => {
    at += 1;
    for (let index = 0; ; index += 1) {
      skip();
      if (text[at] === close) break;
      readEntry(index);
      skip();
      if (text[at] === ',') at += 1;
      else if (text[at] !== close) throw new SyntaxError(`"${text[at]}" at ${at}`);
    }
    at += 1;
  };
  const readValue = (pointer: string) => {
    skip();
    const start = at;
    if (text[at] === '[') readEntries(']', (index) => readValue(`${pointer}/${index}`));
    else if (text[at] === '{')
      readEntries('}', () => {
        const key = readString().replaceAll('~', '~0').replaceAll('/', '~1');
        skip();
        at += 1;
        readValue(`${pointer}/${key}`);
      });
    else if (text[at] === '"') readString();
    else while (/[\w.+-]/.test(text[at] ?? '')) at += 1;
    spans.set(pointer, [start, at]);
  };
  readValue('');
  return spans;
}

const DIGIT = /\p{Nd}/u;

/** The text with the digits of every script and full-width characters as ASCII: `'٠٨١٢'` and `'０８१२'` are `'0812'`. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Every script has its ten digits in a row, from zero on.
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
    return String(before % 10);
  });
}

export interface Letters {
  add(text: string): void;
  /** Each once, in their order in Unicode, with a space; nothing where there is none. */
  inOrder(): string;
}

export function createLetters(): Letters {
  const latin = new Uint8Array(128);
  const letters = new Set<string>();
  return {
    add(text) {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code < 128 && latin[code] === 1) continue;
        const letter = String.fromCodePoint(text.codePointAt(at) ?? code);
        if (code < 128) latin[code] = 1;
        letters.add(letter);
        at += letter.length - 1;
      }
    },
    inOrder() {
      if (letters.size === 0) return '';
      const shown = [...new Set([...letters, ' '])].filter((one) => one >= ' ');
      return shown.sort().join('');
    },
  };
}

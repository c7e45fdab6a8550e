/** A text in one line of at most `most` letters, the last of them an ellipsis where it was longer. */
export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

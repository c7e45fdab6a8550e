/** The maximum number of characters kept of a response. */
const MOST = 300;

/** Possible personal data or keys: e-mail addresses, numbers as long as a phone number, long runs without a space. */
const PRIVATE = [/[^\s@"'<>]+@[^\s@"'<>]+/g, /\+?\d(?:[\s().-]?\d){6,}/g, /[\w+/=-]{32,}/g];

/** The beginning of a response, safe to show and keep: one line, without personal data and secrets. */
export function answerText(text: string, secrets: readonly string[]): string {
  let masked = text;
  for (const secret of secrets) if (secret.length > 2) masked = masked.replaceAll(secret, '•••');
  for (const pattern of PRIVATE) masked = masked.replace(pattern, '•••');
  const line = masked.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}

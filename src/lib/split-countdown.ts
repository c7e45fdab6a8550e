/**
 * The sentence around a countdown, `{{time}}` in it. Brackets around the time belong to it: the default shows it as the
 * specification does, `(00:59)`.
 */
export function splitCountdown(sentence: string): { before: string; time: string; after: string } {
  const [time = '{{time}}'] = /\(?\{\{time\}\}\)?/.exec(sentence) ?? [];
  const at = sentence.indexOf(time);
  if (at < 0) return { before: `${sentence} `, time, after: '' };
  return { before: sentence.slice(0, at), time, after: sentence.slice(at + time.length) };
}

export type { Copy } from '../generated/view.types.ts';

/** A visitor's sentence with its `{{name}}` places filled. */
export function fillSentence(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

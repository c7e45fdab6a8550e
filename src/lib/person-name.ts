/** The most characters of a name, in the field as in `schemas/api/save-lead.schema.json`. */
const LONGEST_NAME = 200;

/** A character that can be seen: no space, control character, or one that is only there for others (zero-width, joiners). */
export const VISIBLE = '[^\\p{Z}\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]';

const SEEN = new RegExp(VISIBLE, 'u');

export function isBlank(name: string): boolean {
  return !SEEN.test(name);
}

export function isTooLong(name: string): boolean {
  return [...name].length > LONGEST_NAME;
}

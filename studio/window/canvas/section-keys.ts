/** The sections of the page by keys that stay while they move, so that the ids inside them stay as well. */
export interface KeyedSections {
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
}

/** Keys for a page that has just been opened: the places, as the server numbers them. */
export function firstKeys(values: readonly unknown[]): KeyedSections {
  return { keys: values.map((_, index) => String(index)), values };
}

/**
 * Keys for the sections as they are now: one that did not change keeps its own wherever it is; of the others, as many as
 * before in the same stretch keep theirs in order, and the rest is new.
 * @param fresh gives a key that was never used
 */
export function nextKeys(
  before: KeyedSections,
  values: readonly unknown[],
  fresh: () => string,
): KeyedSections {
  const free = new Map<unknown, number[]>();
  for (const [index, value] of before.values.entries()) {
    const places = free.get(value);
    if (places) places.push(index);
    else free.set(value, [index]);
  }
  const used = new Set<number>();
  const keys: (string | undefined)[] = values.map((value) => {
    const place = free.get(value)?.shift();
    if (place === undefined) return undefined;
    used.add(place);
    return before.keys[place];
  });
  const left = before.keys.flatMap((key, index) => (used.has(index) ? [] : [{ key, index }]));
  for (const [index, key] of keys.entries()) {
    if (key !== undefined) continue;
    // A section that was changed where it stands.
    const same = left.findIndex((one) => one.index === index);
    const [found] =
      same >= 0 ? left.splice(same, 1) : values.length === before.values.length ? left.splice(0, 1) : [];
    keys[index] = found?.key ?? fresh();
  }
  return { keys: keys as string[], values };
}

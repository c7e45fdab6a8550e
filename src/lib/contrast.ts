/** The contrast of two colours by WCAG, 1 to 21; undefined if either is not a colour of six digits. */
export function contrast(a: unknown, b: unknown): number | undefined {
  const [one, two] = [luminance(a), luminance(b)];
  if (one === undefined || two === undefined) return undefined;
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function luminance(color: unknown): number | undefined {
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

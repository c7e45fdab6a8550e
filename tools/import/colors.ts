/** The background of a part, as a tone of the theme. White is the page's own background, or a card on another one. */
export type Ground = 'white' | 'tint' | 'dark' | 'brand' | 'picture';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

function rgba(color: string): Rgba | undefined {
  const short = /^#([0-9a-f]{3,4})$/i.exec(color)?.[1]?.replace(/./g, '$&$&');
  const hex = short ?? /^#([0-9a-f]{6}(?:[0-9a-f]{2})?)$/i.exec(color)?.[1];
  if (hex) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue, alpha / 255];
  }
  const parts = /^rgba?\(\s*([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+)(%?))?/i.exec(color);
  if (!parts) return undefined;
  const alpha = parts[4] === undefined ? 1 : Number(parts[4]) / (parts[5] ? 100 : 1);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), alpha];
}

/** The opacity of a colour, 0 to 1. */
export const alphaOf = (color: string): number => rgba(color.trim())?.[3] ?? 0;

/** The ground nearest to a colour; undefined for one that is almost transparent. */
export function groundOf(color: string): Ground | undefined {
  const parts = rgba(color.trim());
  if (!parts || parts[3] < 0.15) return undefined;
  const [red, green, blue] = parts;
  const light = (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
  const vivid = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
  if (light > 0.97) return 'white';
  if (light > 0.82 && vivid < 0.3) return 'tint';
  if (vivid > 0.4 && light > 0.2) return 'brand';
  return light < 0.45 ? 'dark' : vivid > 0.25 ? 'brand' : 'tint';
}

/** The distance from white (ΔE) at which the edge of a colour becomes visible. */
const SEEN = 1.5;

/** True if a colour is light enough to count as white, but still distinguishable from white next to it. */
export function isFaint(color: string): boolean {
  const parts = rgba(color.trim());
  if (!parts || groundOf(color) !== 'white') return false;
  const [red, green, blue, alpha] = parts;
  const onWhite = [red, green, blue].map((one) => one * alpha + 255 * (1 - alpha));
  return fromWhite(onWhite) >= SEEN;
}

/** The distance of a colour from white in CIE Lab. */
function fromWhite(color: readonly number[]): number {
  const [r = 1, g = 1, b = 1] = color.map((part) => {
    const own = part / 255;
    return own <= 0.04045 ? own / 12.92 : ((own + 0.055) / 1.055) ** 2.4;
  });
  const [x = 1, y = 1, z = 1] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return Math.hypot(116 * y - 116, 500 * (x - y), 200 * (y - z));
}

/** True if an overlay of this colour darkens an image. */
export function isDark(color: string): boolean {
  const parts = rgba(color.trim());
  return parts !== undefined && (parts[0] * 0.299 + parts[1] * 0.587 + parts[2] * 0.114) / 255 < 0.35;
}

/** The named colours that every Elementor site has, used if no kit defines them. */
export const siteGrounds: Readonly<Record<string, Ground>> = {
  primary: 'brand',
  accent: 'brand',
  secondary: 'dark',
  text: 'dark',
};

/** Units of lengths in pixels, at 72 of them an inch as the pictures of a page are measured. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 1,
  pc: 12,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  em: 12,
  ex: 6,
};

/** The browsers' default for an SVG without a size. */
const DEFAULT = { width: 300, height: 150 };

/** The size of an SVG by the attributes of its root. */
export function drawingSize(root: Readonly<Record<string, string>>): { width: number; height: number } {
  const [, , wide = 0, tall = 0] = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = wide > 0 && tall > 0 ? { width: wide, height: tall } : undefined;
  const width = lengthOf(root.width);
  const height = lengthOf(root.height);
  const ratio = box ? box.width / box.height : undefined;
  return {
    width: rounded(width ?? (height && ratio ? height * ratio : (box?.width ?? DEFAULT.width))),
    height: rounded(height ?? (width && ratio ? width / ratio : (box?.height ?? DEFAULT.height))),
  };
}

function lengthOf(text: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const scale = UNITS[unit.toLowerCase()];
  const length = scale === undefined ? 0 : Number(number) * scale;
  return length > 0 ? length : undefined;
}

const rounded = (length: number) => Math.max(1, Math.min(1_000_000, Math.round(length)));

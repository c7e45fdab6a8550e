import type { Conversion } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { Settings } from '../settings.ts';

/** True if an element, or everything in it, lies over the others and takes no room. */
const isAfloat = ({ kind, settings, children }: Element): boolean =>
  /^(?:absolute|fixed)$/.test(String(settings[kind === 'widget' ? '_position' : 'position'] ?? '')) ||
  (children.length > 0 && !settings.background_background && children.every(isAfloat));

const WORDLESS = new Set(['image', 'spacer', 'divider', 'icon', 'lottie', 'shape']);

const isWordless = ({ kind, type, children }: Element): boolean =>
  kind === 'widget' ? WORDLESS.has(type) : children.every(isWordless);

/**
 * Images and shapes that lie over other parts as decoration. In the flow of a page they would pile up; at least one part
 * stays, or the image behind them.
 */
export function decorations({ children, settings }: Element): ReadonlySet<Element> {
  const afloat = children.filter((child) => isAfloat(child) && isWordless(child));
  const rest = children.filter((child) => !afloat.includes(child) && child.type !== 'spacer');
  return new Set(rest.length > 0 || settings.background_image ? afloat : afloat.slice(1));
}

/** Reports a decoration as omitted. */
export function leaveOut(element: Element, conversion: Conversion): void {
  const { url } = new Settings(element.settings).media('image');
  conversion.addNote('It floated over other parts as decoration and is omitted.');
  if (url) conversion.hint(`A picture that floated over other parts is omitted: ${url}`);
}

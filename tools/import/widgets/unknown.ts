import { isRecord } from '../../diagnostics/schema/bundle.ts';
import type { Conversion, Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { textNode } from './basic.ts';
import { titledPairs } from './interactive.ts';

const WORDS =
  /(?:^|_)(?:title|text|content|editor|description|caption|label|name|job|heading|html|prefix|suffix|price|period|feature|features|button|message|address|quote|question|answer|body|info|subtitle|designation|position_name)(?:_|$)|^[a-z]+_text$/;
const LOOKS =
  /color|typography|align|_tag$|size|position$|animation|style|_type|weight|transform|padding|margin|space|gap|width|height|shadow|background|border|indent|decoration|display|show|enable|hover|effect|entrance|view|layout|structure|overflow|source|icon|link|url|image|__|css|class|_id$|order|columns|format/;

/** Everything in settings that a visitor would read, in order, without repetitions. */
export function visibleTexts(settings: Readonly<Record<string, unknown>>): string[] {
  const found: string[] = [];
  const look = (value: unknown, key: string) => {
    if (Array.isArray(value)) for (const entry of value) look(entry, key);
    else if (isRecord(value))
      for (const [inner, part] of Object.entries(value)) {
        if (!inner.startsWith('__')) look(part, inner);
      }
    else if (typeof value === 'string' && WORDS.test(key) && !LOOKS.test(key)) {
      const words = plainText(value);
      if (
        /[\p{L}\p{N}]/u.test(words) &&
        !/^(?:yes|no|none|custom|default|true|false|#?[0-9a-f]{6,8}|h[1-6]|div|span|p)$/i.test(words)
      )
        found.push(value);
    }
  };
  look(settings, '');
  return [...new Set(found)];
}

/** A widget we have no home for: its words, pictures and links stand in its place, and the report keeps all of it. */
export function unknownWidget(
  settings: Settings,
  conversion: Conversion,
  element: Element,
  inner: Node[],
): Node[] {
  conversion.placeholder();
  conversion.addNote(`There is no counterpart for "${element.type}"; what it says stands in its place.`);
  const pairs = titledPairs(settings, conversion);
  const told = JSON.stringify(pairs);
  const texts = visibleTexts(settings.raw).filter(
    (words) => !told.includes(JSON.stringify(plainText(words)).slice(1, -1)),
  );
  settings.ignore(...Object.keys(settings.raw));
  const pictures = mediasIn(settings.raw).flatMap((media) => {
    const image = conversion.picture(media);
    return image ? [{ type: 'image', image } as Node] : [];
  });
  return stack([...pictures, ...pairs, ...texts.flatMap((words) => textNode(words, conversion)), ...inner]);
}

function mediasIn(value: unknown): { url: string; alt: string }[] {
  if (Array.isArray(value)) return value.flatMap(mediasIn);
  if (!isRecord(value)) return [];
  if (
    typeof value.url === 'string' &&
    /\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)/i.test(value.url) &&
    !/placeholder\.png$/.test(value.url)
  )
    return [{ url: value.url, alt: typeof value.alt === 'string' ? value.alt : '' }];
  return Object.values(value).flatMap(mediasIn);
}

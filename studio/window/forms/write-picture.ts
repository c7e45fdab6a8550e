import { type Path, valueAt } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Studio } from '../state/studio.tsx';
import { writeValue } from '../state/write.ts';
import { formMessages } from './messages.ts';
import { newValue } from './new-value.ts';

/**
 * Puts a picture in a place. Its words and its focal point belonged to the picture before and go with it; an entry of a
 * list that is not there yet is made whole.
 */
export function writePicture(
  studio: Studio,
  path: Path,
  name: string,
  key: 'src' | 'mobileSrc' = 'src',
): void {
  const { doc, model, site, language } = studio;
  const label = formMessages[language].choseStep(name);
  const now = valueAt(doc.document, path);
  if (isRecord(now)) {
    if (key === 'mobileSrc') writeValue(studio, [...path, key], name, { label });
    else if (now.src !== name) writeValue(studio, path, { src: name, alt: '' }, { label });
    return;
  }
  const picture = { src: name, alt: '' };
  const holder = path.slice(0, -1);
  const index = holder.at(-1);
  if (typeof index !== 'number' || valueAt(doc.document, holder) !== undefined) {
    writeValue(studio, path, picture, { label });
    return;
  }
  const entry = newValue(model, model.schemaAt(doc.document, holder), {
    language: site.language,
    number: index + 1,
  });
  const whole = { ...(isRecord(entry) ? entry : {}), [String(path.at(-1))]: picture };
  writeValue(studio, holder, whole, { label });
}

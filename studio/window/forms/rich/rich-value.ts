import { type Path, valueAt } from '../../../../src/document/path.ts';
import type { Studio } from '../../state/studio.tsx';
import { clearValue, writeValue } from '../../state/write.ts';
import type { RichValue } from './rich-editing.ts';

interface RichPlace {
  readonly path: Path;
  readonly isRequired: boolean;
  readonly isInline: boolean;
}

/** The value of rich text at a path of the document. */
export function richValue(studio: Studio, { path, isRequired, isInline }: RichPlace): RichValue {
  return {
    isInline,
    read: () => valueAt(studio.doc.document, path),
    save(value) {
      const isEmpty = Array.isArray(value) && value.length === 0;
      if (isEmpty && !isRequired) clearValue(studio, path, { isTyping: true });
      else writeValue(studio, path, value, { isTyping: true });
    },
  };
}

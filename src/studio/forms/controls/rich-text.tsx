import { type ReactElement, useMemo } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { RichEditor } from '../rich/rich-editor.tsx';
import { readInline, readRichText, writeInline, writeRichText } from '../rich/rich-model.ts';
import type { RichValue } from '../rich/use-rich-field.ts';
import { useJson } from '../values.ts';
import { clearValue, writeValue } from '../write.ts';

/** Paragraphs, subheadings, lists and quotes. */
export function RichTextControl(props: ControlProps): ReactElement {
  const value = useRichValue(props, false);
  return <RichEditor value={value} aria={ariaOf(props)} label={props.label} />;
}

/** One line of words with bold, italic and links. */
export function InlineTextControl(props: ControlProps): ReactElement {
  const value = useRichValue(props, true);
  return <RichEditor value={value} aria={ariaOf(props)} label={props.label} />;
}

function useRichValue({ path, isRequired }: ControlProps, isInline: boolean): RichValue {
  const studio = useStudio();
  const json = useJson(path);
  return useMemo(() => {
    const save = (value: unknown) => {
      const isEmpty = Array.isArray(value) && value.length === 0;
      if (isEmpty && !isRequired) clearValue(studio, path, { isTyping: true });
      else writeValue(studio, path, value, { isTyping: true });
    };
    return isInline
      ? {
          json,
          isInline,
          save,
          read: (value) => [{ kind: 'paragraph', isFirst: true, runs: readInline(value) }],
          write: (lines, before) => {
            const runs = lines.flatMap((line) => line.runs);
            const next = writeInline(runs);
            return JSON.stringify(next) === JSON.stringify(writeInline(readInline(before))) ? before : next;
          },
        }
      : { json, isInline, save, read: readRichText, write: writeRichText };
  }, [studio, json, path, isRequired, isInline]);
}

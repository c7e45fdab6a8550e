import { type ReactElement, useMemo } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { ariaOf, type ControlProps } from '../control-props.ts';
import type { RichValue } from '../rich/rich-editing.ts';
import { RichEditor } from '../rich/rich-editor.tsx';
import { richValue } from '../rich/rich-value.ts';

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
  return useMemo(
    () => richValue(studio, { path, isRequired, isInline }),
    [studio, path, isRequired, isInline],
  );
}

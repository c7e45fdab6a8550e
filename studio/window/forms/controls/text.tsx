import type { InputHTMLAttributes, KeyboardEvent, ReactElement } from 'react';
import type { Schema } from '../../../../src/document/schema.ts';
import { useStudio } from '../../state/studio.tsx';
import { clearValue, writeValue } from '../../state/write.ts';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { useKeptCaret } from '../use-kept-caret.ts';
import { useDefault, useText } from '../values.ts';

/** A line of text. */
export function TextControl(props: ControlProps): ReactElement {
  const typing = useTyping(props);
  return (
    <>
      <TypedInput props={props} typing={typing} type="text" />
      <PatternNote schema={props.schema} value={typing.value} />
    </>
  );
}

/** The input of a control whose value is typed. */
export function TypedInput({
  props,
  typing: { value, placeholder, write },
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { props: ControlProps; typing: Typing }): ReactElement {
  return (
    <input
      {...ariaOf(props)}
      {...rest}
      ref={useKeptCaret(props.path, value)}
      className="st-input"
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => write(target.value, target.selectionEnd ?? undefined)}
    />
  );
}

/** Text of several lines on screen; it is one paragraph, except for messages. */
export function LongTextControl(props: ControlProps): ReactElement {
  const { value, placeholder, write } = useTyping(props);
  const hasLines = props.schema.kavling?.kind === 'message';
  const keepLine = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !hasLines && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <textarea
      {...ariaOf(props)}
      ref={useKeptCaret(props.path, value)}
      className="st-input"
      rows={2}
      value={value}
      placeholder={placeholder}
      onKeyDown={keepLine}
      onChange={({ target }) =>
        write(hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' '), target.selectionEnd)
      }
    />
  );
}

/** The value of a text field, what is shown while there is none, and how it is written. */
interface Typing {
  readonly value: string;
  readonly placeholder: string;
  readonly write: (text: string, caret?: number) => void;
}

export function useTyping({ path, schema, isRequired }: ControlProps): Typing {
  const studio = useStudio();
  const value = useText(path);
  const fallback = useDefault(path, schema);
  const [example] = schema.examples ?? [];
  const isFallback = typeof fallback === 'string' && fallback !== '';
  return {
    value,
    placeholder: isFallback
      ? fallback
      : typeof example === 'string'
        ? formMessages[studio.language].example(example)
        : '',
    write: (text, caret) => {
      if (text === '' && !isRequired && mayBeLeftOut(schema)) clearValue(studio, path, { isTyping: true });
      else writeValue(studio, path, text, { isTyping: true, caret });
    },
  };
}

/** Without a value it means the same as with an empty one, or an empty one is not allowed. */
function mayBeLeftOut({ default: own, minLength = 0, pattern }: Schema): boolean {
  return own === undefined || own === '' || minLength > 0 || (pattern !== undefined && !matches(pattern, ''));
}

/** Shows the required form of a text immediately; the check of the page reports it too, a little later. */
export function PatternNote({ schema, value }: { schema: Schema; value: string }): ReactElement | null {
  const { patternErrorMessage, pattern } = schema;
  if (!pattern || !patternErrorMessage || value === '' || matches(pattern, value)) return null;
  return <p className="st-note">{patternErrorMessage}</p>;
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'u').test(text);
}

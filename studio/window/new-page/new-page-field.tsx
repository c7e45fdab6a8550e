import { type ReactElement, useId } from 'react';

/** A text field with its help, or with its error. */
export function NewPageField({
  name,
  label,
  value,
  type,
  kind = 'text',
  example = '',
  help = '',
  wrong = '',
  isFirst = false,
}: {
  name: string;
  label: string;
  value: string;
  type: (text: string) => void;
  kind?: 'text' | 'tel';
  example?: string;
  help?: string;
  /** Why it cannot stay so. */
  wrong?: string;
  /** Where one begins. */
  isFirst?: boolean;
}): ReactElement {
  const id = useId();
  const note = wrong || help;
  return (
    <div className="st-labelled">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={kind}
        // biome-ignore lint/a11y/noAutofocus: a form begins where one types
        autoFocus={isFirst}
        data-focus={isFirst || undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={example}
        aria-invalid={wrong !== ''}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      {note && (
        <span id={`${id}-note`} className={wrong ? 'st-field-error' : 'st-quiet'}>
          {note}
        </span>
      )}
    </div>
  );
}

import { type ReactElement, useState } from 'react';
import { keyOf } from '../../components/keys.ts';
import { useDocument, useStudio } from '../../state/studio.tsx';
import { LinkForm, linkRange, RichButtons } from './rich-buttons.tsx';
import type { Range } from './rich-commands.ts';
import type { RichValue } from './rich-field.ts';
import { useRichField } from './use-rich-field.ts';

/** A field of rich text with its buttons. */
export function RichEditor({
  value,
  aria,
  label,
}: {
  value: RichValue;
  aria: Readonly<Record<string, unknown>> & { readonly id: string };
  label: string;
}): ReactElement {
  const { site } = useStudio();
  const field = useRichField(value);
  const [linkOf, setLinkOf] = useState<Range>();
  const isReadable = useDocument((doc) => doc.isReadable);
  const isEditable = isReadable && site.person.role !== 'read';
  const openLink = () => setLinkOf(linkRange(field));
  return (
    <div className="st-rich">
      {isEditable && (
        <RichButtons field={field} label={label} isInline={value.isInline} openLink={openLink} />
      )}
      {linkOf && (
        <LinkForm
          id={`${aria.id}-link`}
          field={field}
          range={linkOf}
          close={() => {
            setLinkOf(undefined);
            field.ref.current?.focus();
          }}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML edits bold and links */}
      <div
        {...aria}
        ref={field.ref}
        className="st-input st-rich-text"
        role="textbox"
        tabIndex={0}
        aria-multiline={!value.isInline}
        aria-labelledby={`${aria.id}-label`}
        contentEditable={isEditable}
        suppressContentEditableWarning
        onKeyDown={(event) => {
          if (keyOf(event) !== 'mod+KeyK') return;
          event.preventDefault();
          openLink();
        }}
      />
    </div>
  );
}

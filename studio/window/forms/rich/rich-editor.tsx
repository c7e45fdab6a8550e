import { type ReactElement, useState } from 'react';
import { keyOf } from '../../components/keys.ts';
import { useDocument, useStudio } from '../../state/studio.tsx';
import { LinkForm, RichButtons } from './rich-buttons.tsx';
import type { RichValue } from './rich-editing.ts';
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
  const isReadable = useDocument((doc) => doc.isReadable);
  const isEditable = isReadable && site.person.role !== 'read';
  const { ref, editing } = useRichField(value, isEditable);
  const [address, setAddress] = useState<string>();
  const openLink = () => setAddress(editing?.startLink());
  return (
    <div className="st-rich">
      {isEditable && (
        <RichButtons editing={editing} label={label} isInline={value.isInline} openLink={openLink} />
      )}
      {editing && address !== undefined && (
        <LinkForm
          id={`${aria.id}-link`}
          editing={editing}
          first={address}
          close={() => {
            setAddress(undefined);
            editing.focus();
          }}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML edits bold and links */}
      <div
        {...aria}
        ref={ref}
        className="st-input st-rich-text"
        role="textbox"
        tabIndex={0}
        aria-multiline={!value.isInline}
        aria-labelledby={`${aria.id}-label`}
        aria-busy={!editing}
        onKeyDown={(event) => {
          if (keyOf(event) !== 'mod+KeyK') return;
          event.preventDefault();
          openLink();
        }}
      />
    </div>
  );
}

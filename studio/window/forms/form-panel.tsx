import { type FocusEvent, type ReactElement, useEffect, useRef } from 'react';
import { parsePointer } from '../../../src/document/path.ts';
import { redoStep, undoStep } from '../state/actions.ts';
import { useDocument, useStudio } from '../state/studio.tsx';
import { FieldContext } from './control-props.ts';
import { Faults } from './faults.tsx';
import { Field } from './field.tsx';
import { formMessages } from './messages.ts';
import { Tabs } from './tabs.tsx';
import { useFieldFocus } from './use-field-focus.ts';

/** The form on the right: of the selection, of the page, its theme, search and sharing, and its settings. */
export function FormPanel(): ReactElement {
  const studio = useStudio();
  const messages = formMessages[studio.language];
  const ref = useRef<HTMLDivElement>(null);
  const isReadable = useDocument((doc) => doc.isReadable);
  const mayWrite = studio.site.person.role !== 'read';
  useFieldFocus(ref);
  useOneHistory(ref);
  const follow = (event: FocusEvent) => {
    const holder = event.target.closest<HTMLElement>('[data-field]');
    if (!holder) return;
    const path = parsePointer(holder.dataset.field ?? '');
    studio.doc.place = path;
    studio.change((draft) => {
      draft.field = path;
    });
  };
  return (
    <FieldContext value={Field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of its fields */}
      <div className="st-form-panel" ref={ref} onFocus={follow}>
        {!isReadable && <Faults />}
        {!mayWrite && <p className="st-notice">{messages.readOnly}</p>}
        {isReadable && <Tabs isDisabled={!mayWrite} />}
      </div>
    </FieldContext>
  );
}

/** Undo of the browser itself, by its menu, is the one undo of the studio. */
function useOneHistory(ref: { readonly current: HTMLElement | null }): void {
  const studio = useStudio();
  useEffect(() => {
    const listen = (event: InputEvent) => {
      const run = { historyUndo: undoStep, historyRedo: redoStep }[event.inputType];
      if (!run || event.defaultPrevented) return;
      event.preventDefault();
      run(studio);
    };
    const panel = ref.current;
    panel?.addEventListener('beforeinput', listen);
    return () => panel?.removeEventListener('beforeinput', listen);
  }, [studio, ref]);
}

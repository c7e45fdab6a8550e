import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useStudio } from '../state/studio.tsx';
import { AnnouncerInside } from './announcer.tsx';
import { componentMessages } from './messages.ts';

/**
 * A dialog over the window. Escape, the cross and a click beside it close it; the focus goes back to what opened it.
 * `onClose` is asked first when closing would lose something: false keeps it open.
 */
export function Modal({
  title,
  children,
  className = '',
  onClose,
}: {
  title: string;
  children: ReactNode;
  className?: string;
  onClose?: () => boolean;
}): ReactElement {
  const studio = useStudio();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (onClose?.() !== false) closeDialog(studio);
  };
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    if (dialog) focusFirst(dialog);
    // Closed while it is still in the page, it gives the focus back.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`st-dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <div className="st-dialog-body" tabIndex={-1}>
        <header className="st-dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className="st-icon-button"
            aria-label={componentMessages[studio.language].close}
            onClick={close}
          >
            ×
          </button>
        </header>
        {children}
        <AnnouncerInside />
      </div>
    </dialog>
  );
}

const CONTROLS = ['input', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]']
  .map((one) => `.st-dialog-head ~ * ${one}`)
  .join();

/** A dialog begins at its first control, not at its cross; while it has none yet, at itself. */
function focusFirst(dialog: HTMLDialogElement): void {
  const [chosen] = dialog.querySelectorAll<HTMLElement>('[data-focus]');
  const first = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility?.({ visibilityProperty: true }),
  );
  (chosen ?? first ?? dialog.querySelector<HTMLElement>('.st-dialog-body'))?.focus();
}

/** Closes the dialog that is open. */
export function closeDialog({ change }: Pick<ReturnType<typeof useStudio>, 'change'>): void {
  change((draft) => {
    draft.dialog = undefined;
  });
}

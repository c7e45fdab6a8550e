import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { check } from '../../renderer/icons.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { PlainIcon } from '../../renderer/parts/plain-icon.tsx';
import { selectForm, useDispatch, useRuntime } from '../../runtime/index.ts';
import css from './lead-form.module.css';

/**
 * Shown once the lead is saved: the link to WhatsApp, or to a brochure whose tab the browser blocked. Always in the page, so
 * that what appears in it is announced.
 */
export function Success({ form, heading: Title }: { form: string; heading: 'h2' | 'h3' }): ReactElement {
  const { copy } = usePage();
  const state = useRuntime(selectForm(form));
  const dispatch = useDispatch();
  const message = useRef<HTMLDivElement>(null);
  const isSent = state.name === 'sent';
  const { isLate } = state;
  const titleId = `${form}-sent`;
  useLayoutEffect(() => {
    // A lead that waited is sent at any moment: the focus moves only from the fields that disappear.
    const isHere = message.current?.closest('form')?.contains(document.activeElement);
    if (isSent && (isHere || !isLate)) message.current?.focus();
  }, [isSent, isLate]);
  useLayoutEffect(() => {
    // A window is called by what it shows.
    const dialog = message.current?.closest('dialog');
    const own = dialog?.getAttribute('aria-labelledby');
    if (!isSent || !dialog || !own) return;
    dialog.setAttribute('aria-labelledby', titleId);
    return () => dialog.setAttribute('aria-labelledby', own);
  }, [isSent, titleId]);
  const isBrochure = state.sent === 'brochure';
  const saved = isLate ? copy.leadDelivered : copy.leadSucceeded;
  const finish = () => dispatch({ type: 'brochure/finished', form });
  return (
    <div ref={message} className={css.success} role="status" tabIndex={-1} data-success="">
      {isSent && (
        <>
          <PlainIcon icon={check} className={css.tick ?? ''} />
          <Title id={titleId} className={css.title}>
            {copy.leadSucceededTitle}
          </Title>
          <p>{isBrochure ? copy.brochureReady : saved}</p>
          {state.link && (
            <a
              className="button"
              data-look={isBrochure ? undefined : 'whatsapp'}
              href={state.link}
              {...(isBrochure ? { target: '_blank', rel: 'noopener', onClick: finish } : {})}
            >
              {isBrochure ? copy.openBrochure : copy.openWhatsapp}
            </a>
          )}
          {isBrochure && state.link && (
            <button type="button" className="button" data-look="quiet" onClick={finish}>
              {copy.close}
            </button>
          )}
        </>
      )}
    </div>
  );
}

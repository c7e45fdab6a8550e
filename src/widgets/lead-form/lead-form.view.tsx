import { type ReactElement, useEffect, useId, useRef } from 'react';
import type { LeadForm } from '../../generated/view.types.ts';
import { LOCAL_PHONE_PATTERN, NAME_PATTERN, PHONE_PATTERN } from '../../lib/form-patterns.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { usePage } from '../../renderer/page-context.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import { readForm, selectForm, useDispatch, useRuntime } from '../../runtime/index.ts';
import { errorAttributes, FieldError } from './field-error.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import css from './lead-form.module.css';
import { Statements } from './statements.tsx';
import { Success } from './success.tsx';

/**
 * A name, a WhatsApp number and a button. It posts by itself without script; with script the runtime checks it,
 * sends it and shows the result (specification, sections 4 and 5).
 */
export function LeadFormView(props: ViewProps<LeadForm>): ReactElement {
  const { settings, copy } = usePage();
  const id = `form-${useId().replace(/[^a-zA-Z0-9-]/g, '')}`;
  const form = useRef<HTMLFormElement>(null);
  const state = useRuntime(selectForm(id));
  const dispatch = useDispatch();
  useEffect(() => {
    // From here on the runtime checks, in its own words; until then the browser does, with these titles.
    if (!form.current) return;
    form.current.noValidate = true;
    for (const input of form.current.querySelectorAll('input[title]')) input.removeAttribute('title');
  }, []);
  const isBusy = state.name === 'checking' || state.name === 'sending';
  // A banner comes right below the title of the page, any other form is in a section with a heading.
  const Title = props.surface === 'banner' ? 'h2' : 'h3';
  const isInline = props.surface === 'contact' || props.surface === 'banner';
  const errorOf = (field: string) => errorAttributes(id, field, state.errors);
  return (
    <div id={props.id} className={css.root} data-surface={props.surface}>
      <form
        ref={form}
        id={id}
        className={css.form}
        action={safeUrl(settings.form.action, 'link')}
        method={settings.form.method}
        data-lead-form=""
        data-surface={props.surface}
        data-state={state.name}
        aria-busy={isBusy}
        onInput={() => dispatch({ type: 'form/touched', form: id })}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'lead/submitted', ...readForm(event.currentTarget) });
        }}
      >
        <HiddenFields message={props.pretext} />
        <div className={css.fields}>
          {props.title && <Title className={css.title}>{props.title}</Title>}
          {props.prompt && <p className={css.prompt}>{props.prompt}</p>}
          <div className="field">
            <label htmlFor={`${id}-name`}>{copy.nameLabel}</label>
            <input
              id={`${id}-name`}
              name="name"
              type="text"
              autoComplete="name"
              placeholder={copy.namePlaceholder}
              title={copy.nameHint}
              required
              pattern={NAME_PATTERN}
              {...errorOf('name')}
            />
            <FieldError form={id} field="name" errors={state.errors} />
          </div>
          <div className="field">
            <label htmlFor={`${id}-phone`}>{copy.phoneLabel}</label>
            <input
              id={`${id}-phone`}
              name="whatsapp_number"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder={copy.phonePlaceholder}
              title={copy.phoneHint}
              required
              pattern={settings.form.localNumbers === 'accept' ? LOCAL_PHONE_PATTERN : PHONE_PATTERN}
              {...errorOf('whatsapp_number')}
            />
            <FieldError form={id} field="whatsapp_number" errors={state.errors} />
          </div>
          <Statements form={id} priceCheckbox={props.priceCheckbox} errors={state.errors} />
          {/* The runtime may have refused the form before it was alive (held-forms.ts). */}
          <p className={css.alert} role="alert" data-alert="" suppressHydrationWarning>
            {state.alert}
          </p>
          <button type="submit" className="button" data-submit="" data-look="whatsapp" disabled={isBusy}>
            <SubmitLabel own={props.submit} isInline={isInline} />
            {isBusy && <span className={css.loader} role="img" aria-label={copy.loading} data-loader="" />}
          </button>
          <p className={css.note} role="status">
            {state.name === 'waiting' ? (
              <span key="queued" className={css.queued} data-waiting="">
                {copy.leadWaiting}
              </span>
            ) : (
              <span key="held" className={css.held}>
                {copy.formLoading}
              </span>
            )}
          </p>
        </div>
        <p className={css.failed} role="alert" data-failed="">
          {state.failed}
        </p>
        <Success form={id} heading={isInline ? Title : 'h2'} />
      </form>
    </div>
  );
}

/** In a dialog the words are those of the button that opened it; it may write them before this form is alive. */
function SubmitLabel({ own, isInline }: { own: string; isInline: boolean }): ReactElement {
  const opener = useRuntime((state) => state.dialogs.button?.submit ?? '');
  return (
    <span data-part="submit" suppressHydrationWarning>
      {(!isInline && opener) || own}
    </span>
  );
}

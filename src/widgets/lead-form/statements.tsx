import type { ReactElement } from 'react';
import type { LeadForm } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { errorAttributes, FieldError, type FieldErrors } from './field-error.tsx';
import css from './lead-form.module.css';

/** The checkboxes of a form: location and price (FORM-03), and the statement that is stored with the lead. */
export function Statements(props: {
  form: string;
  priceCheckbox: LeadForm['priceCheckbox'];
  errors: FieldErrors;
}): ReactElement | null {
  const { settings, copy, consentTextHash } = usePage();
  const { consent } = settings;
  const { form, priceCheckbox: price, errors } = props;
  return (
    <>
      {price.enabled && (
        <div className={css.box}>
          <label className={css.statement}>
            <input type="hidden" name="check_location_price_enable" defaultValue="1" />
            <input
              type="checkbox"
              name="check_location_price"
              defaultValue="1"
              title={price.required ? copy.checkboxUnticked : undefined}
              required={price.required}
              {...errorAttributes(form, 'check_location_price', errors)}
            />
            <span>{price.label}</span>
          </label>
          <FieldError form={form} field="check_location_price" errors={errors} />
        </div>
      )}
      {consent.enabled && (
        <div className={css.box}>
          <div className={css.statement}>
            <input type="hidden" name="consent_version" defaultValue={consent.version} />
            <input type="hidden" name="consent_text_hash" defaultValue={consentTextHash} />
            <input
              id={`${form}-consent`}
              type="checkbox"
              name="consent"
              defaultValue="1"
              title={consent.required ? copy.checkboxUnticked : undefined}
              required={consent.required}
              {...errorAttributes(form, 'consent', errors)}
            />
            <span>
              <label htmlFor={`${form}-consent`}>{consent.text}</label>{' '}
              {consent.policyUrl && (
                <Anchor href={consent.policyUrl} newTab>
                  {copy.privacyPolicy}
                </Anchor>
              )}
            </span>
          </div>
          <FieldError form={form} field="consent" errors={errors} />
        </div>
      )}
    </>
  );
}

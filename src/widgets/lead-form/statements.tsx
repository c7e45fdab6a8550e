import type { ReactElement } from 'react';
import type { LeadForm } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import css from './lead-form.module.css';

/** The checkboxes of a form: location and price (FORM-03), and the statement that is stored with the lead. */
export function Statements(props: {
  id: string;
  priceCheckbox: LeadForm['priceCheckbox'];
  errorOf: (field: string) => object;
}): ReactElement | null {
  const { settings, copy, consentTextHash } = usePage();
  const { consent } = settings;
  const price = props.priceCheckbox;
  return (
    <>
      {price.enabled && (
        <label className={css.statement}>
          <input type="hidden" name="check_location_price_enable" defaultValue="1" />
          <input
            type="checkbox"
            name="check_location_price"
            defaultValue="1"
            required={price.required}
            {...props.errorOf('check_location_price')}
          />
          <span>{price.label}</span>
        </label>
      )}
      {consent.enabled && (
        <div className={css.statement}>
          <input type="hidden" name="consent_version" defaultValue={consent.version} />
          <input type="hidden" name="consent_text_hash" defaultValue={consentTextHash} />
          <input
            id={`${props.id}-consent`}
            type="checkbox"
            name="consent"
            defaultValue="1"
            required={consent.required}
            {...props.errorOf('consent')}
          />
          <span>
            <label htmlFor={`${props.id}-consent`}>{consent.text}</label>{' '}
            {consent.policyUrl && (
              <Anchor href={consent.policyUrl} newTab>
                {copy.privacyPolicy}
              </Anchor>
            )}
          </span>
        </div>
      )}
    </>
  );
}

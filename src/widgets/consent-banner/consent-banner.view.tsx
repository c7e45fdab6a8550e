import type { ReactElement } from 'react';
import { usePage } from '../../renderer/page-context.tsx';
import css from './consent-banner.module.css';

/** The question whether analytics may run: a sentence and two equal buttons. */
export function ConsentBannerView(): ReactElement {
  const { copy } = usePage();
  return (
    <section className={css.root} aria-label={copy.consentTitle} data-consent-banner="" hidden>
      <p>{copy.consentText}</p>
      <div className={css.choices}>
        <button type="button" className="button" data-size="small" data-look="outline" data-consent="refused">
          {copy.consentDecline}
        </button>
        <button type="button" className="button" data-size="small" data-look="outline" data-consent="given">
          {copy.consentAccept}
        </button>
      </div>
    </section>
  );
}

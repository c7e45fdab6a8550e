import type { LeadForm } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { LeadFormView } from './lead-form.view.tsx';

/** The form of every surface (FORM-01). It adds the modals that its answers lead to. */
export default defineWidget<LeadForm>({
  type: 'lead-form',
  hydrate: 'interaction',
  View: LeadFormView,
  shows: [
    'checkboxUnticked',
    'nameHint',
    'phoneHint',
    'nameLabel',
    'namePlaceholder',
    'phoneLabel',
    'phonePlaceholder',
    'privacyPolicy',
    'loading',
    'formLoading',
    'leadWaiting',
    'leadSucceeded',
    'leadSucceededTitle',
    'leadDelivered',
    'openWhatsapp',
    'brochureReady',
    'openBrochure',
    'close',
  ],
  needs: ({ settings }) =>
    settings.otp.enabled ? ['recommendation-modal', 'otp-modal'] : ['recommendation-modal'],
});

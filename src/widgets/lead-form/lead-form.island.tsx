export { LeadFormView as default } from './lead-form.view.tsx';

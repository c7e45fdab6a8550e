import type { ReactElement } from 'react';
import css from './lead-form.module.css';

/** The fields that failed, with their messages. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Marks a failing field, and names the line below it as its description. */
export function errorAttributes(form: string, field: string, errors: FieldErrors): object {
  return errors[field] ? { 'aria-invalid': true, 'aria-describedby': errorId(form, field) } : {};
}

/**
 * The line below a field (LIB-06). It is always in the page: the runtime may fill it before the form is alive
 * (held-forms.ts).
 */
export function FieldError(props: { form: string; field: string; errors: FieldErrors }): ReactElement {
  const { form, field, errors } = props;
  return (
    <p id={errorId(form, field)} className={css.error} data-error={field} suppressHydrationWarning>
      {errors[field] ?? ''}
    </p>
  );
}

const errorId = (form: string, field: string) => `${form}-${field}-error`;

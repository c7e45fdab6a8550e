import { readTouches } from '../../lib/touch-fields.ts';
import type { FormSubmission, FormSurface } from './lead.ts';

/**
 * The current values of a lead form, for `lead/submitted`, with how the visitor came. Required checkboxes are those with `required` or
 * `data-required`.
 */
export function readForm(form: HTMLFormElement): FormSubmission {
  const fields = readTouches();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  const boxes = form.querySelectorAll<HTMLInputElement>(
    'input[type=checkbox][required], input[type=checkbox][data-required]',
  );
  return {
    form: form.id,
    surface: (form.dataset.surface ?? 'contact') as FormSurface,
    fields,
    unticked: [...boxes].filter((box) => !box.checked && !box.disabled).map((box) => box.name),
  };
}

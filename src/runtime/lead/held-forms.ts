import type { RuntimeStore } from '../state.ts';
import { readForm } from './read-form.ts';
import { selectForm } from './state.ts';

const HELD = '[data-lead-form] [data-submit][aria-busy=true]';
const AWAKE = '[data-state=awake]';

/**
 * Answers forms that are submitted before they are alive. The boot holds such a press (`aria-busy`) and repeats it once the
 * form is. A form that the checks refuse is answered immediately, as the view would, and the press is not repeated.
 */
export function answerHeldForms(page: Document, store: RuntimeStore): void {
  const refused = new WeakMap<Element, number>();
  const answer = () => {
    for (const button of page.querySelectorAll<HTMLButtonElement>(HELD)) {
      const { form } = button;
      if (!form || form.closest('k-island')?.matches(AWAKE)) continue;
      store.dispatch({ type: 'lead/tried', ...readForm(form) });
      if (!show(form, store)) continue;
      button.removeAttribute('aria-busy');
      refused.set(button, (refused.get(button) ?? 0) + 1);
    }
  };
  page.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('[data-submit]');
      const left = button ? (refused.get(button) ?? 0) : 0;
      // The boot presses as often as the visitor did; a visitor's own press is trusted.
      if (!button || event.isTrusted || left === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      refused.set(button, left - 1);
    },
    true,
  );
  new MutationObserver(answer).observe(page, { subtree: true, attributeFilter: ['aria-busy'] });
  answer();
}

/** Writes the form's state into the page as the view does (lead-form.view.tsx). Returns true if the form was refused. */
function show(form: HTMLFormElement, store: RuntimeStore): boolean {
  const { name, alert, errors } = selectForm(form.id)(store.getState());
  const summary = form.querySelector('[data-alert]');
  if (summary) summary.textContent = alert;
  form.dataset.state = name;
  for (const line of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const field = line.dataset.error ?? '';
    const error = errors[field] ?? '';
    const input = form.querySelector(`[name="${field}"]`);
    line.textContent = error;
    for (const [attribute, value] of [
      ['aria-invalid', 'true'],
      ['aria-describedby', line.id],
    ] as const)
      if (error) input?.setAttribute(attribute, value);
      else input?.removeAttribute(attribute);
  }
  return name === 'invalid';
}

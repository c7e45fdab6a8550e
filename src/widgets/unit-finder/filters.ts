import { foldName } from '../../lib/units.ts';

/** The numbers of a home (lists.ts). */
export type Numbers = readonly number[];

/** One filter of the form. */
export interface Filter {
  /** Its name and its value, as the visitor reads them; empty while it lets every home through. */
  describe(): string;
  /** Returns the test of its value. */
  test(): (numbers: Numbers) => boolean;
  clear(): void;
}

/** The filters of a form, by its controls. */
export function filtersOf(form: HTMLFormElement): Filter[] {
  return [...form.querySelectorAll<HTMLElement>('[data-at]')].map((control) => {
    const at = Number(control.dataset.at);
    if (control instanceof HTMLSelectElement) return choiceFilter(control, at);
    return control instanceof HTMLInputElement ? numberFilter(control, at) : boxesFilter(control, at);
  });
}

function choiceFilter(select: HTMLSelectElement, at: number): Filter {
  return {
    describe: () => (select.value ? `${titleOf(select)}: ${select.selectedOptions[0]?.text}` : ''),
    test() {
      const chosen = select.selectedIndex - 1;
      return (numbers) => chosen < 0 || numbers[at] === chosen;
    },
    clear() {
      select.selectedIndex = 0;
    },
  };
}

function numberFilter(input: HTMLInputElement, at: number): Filter {
  const { scale, bound } = input.dataset;
  return {
    describe: () => (input.value ? `${titleOf(input)}: ${input.value}` : ''),
    test() {
      const limit = input.valueAsNumber * Number(scale);
      if (Number.isNaN(limit)) return () => true;
      // A home without the number passes neither.
      return bound === 'from'
        ? (numbers) => (numbers[at] as number) >= limit
        : (numbers) => (numbers[at] as number) <= limit;
    },
    clear() {
      input.value = '';
    },
  };
}

function boxesFilter(group: HTMLElement, at: number): Filter {
  const boxes = [...group.querySelectorAll('input')];
  const chosen = () => boxes.filter(({ checked }) => checked);
  return {
    describe: () => {
      const values = chosen().map(({ value }) => value);
      return values.length > 0 ? `${group.firstElementChild?.textContent}: ${values.join(', ')}` : '';
    },
    test() {
      const places = boxes.flatMap(({ checked }, place) => (checked ? [place] : []));
      return (numbers) => places.length === 0 || places.includes(numbers[at] as number);
    },
    clear() {
      for (const box of boxes) box.checked = false;
    },
  };
}

/** The words of a control's label, which it follows. */
const titleOf = (control: HTMLElement) => control.parentElement?.firstChild?.textContent ?? '';

/** Sets the controls from an address; a value that they do not have is no value. Names are compared as people type them. */
export function readAddress(form: HTMLFormElement, { searchParams }: URL): void {
  for (const control of controlsOf(form)) {
    const given = searchParams.getAll(control.name).map(foldName);
    if (control instanceof HTMLSelectElement) {
      const at = [...control.options].findIndex(({ value }) => value && given.includes(foldName(value)));
      control.selectedIndex = Math.max(at, 0);
    } else if (control.type === 'checkbox') control.checked = given.includes(foldName(control.value));
    else control.value = given[0] ?? '';
  }
}

/** The address with the state of the controls; its other parameters stay. */
export function writeAddress(form: HTMLFormElement, address: URL): string {
  const next = new URL(address);
  for (const { name } of controlsOf(form)) next.searchParams.delete(name);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value) next.searchParams.append(name, value);
  return next.href;
}

export function controlsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
}

/** The parts of the viewer's HTML; those that the settings disable are absent. */
export interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly frame: HTMLElement;
  readonly stage: HTMLElement;
  readonly close: HTMLElement;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
  readonly alert: HTMLElement;
  readonly status: HTMLElement;
  readonly counter: HTMLElement | null;
  readonly share: HTMLElement | null;
  readonly shareLinks: HTMLElement | null;
  readonly zoom: HTMLElement | null;
  readonly fullscreen: HTMLElement | null;
  readonly footer: HTMLElement | null;
  readonly title: HTMLElement | null;
  readonly description: HTMLElement | null;
}

/** Finds the parts. Throws where the page's HTML is not the viewer's. */
export function findParts(root: HTMLElement): Parts {
  const dialog = root.querySelector('dialog');
  if (!dialog) throw new Error('The lightbox has no dialog: its script is on a page of another build.');
  const find = (name: string) => dialog.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const must = (name: string): HTMLElement => {
    const part = find(name);
    if (!part)
      throw new Error(`The lightbox has no part "${name}": its script is on a page of another build.`);
    return part;
  };
  return {
    dialog,
    frame: must('frame'),
    stage: must('stage'),
    close: must('close'),
    previous: must('previous'),
    next: must('next'),
    alert: must('alert'),
    status: must('status'),
    counter: find('counter'),
    share: find('share'),
    shareLinks: find('share-links'),
    zoom: find('zoom'),
    fullscreen: find('fullscreen'),
    footer: find('footer'),
    title: find('title'),
    description: find('description'),
  };
}

/** Fills `{{name}}` in a sentence of the page. */
export function fillText(
  sentence: string | undefined,
  values: Readonly<Record<string, string | number>>,
): string {
  return (sentence ?? '').replace(/\{\{(\w+)\}\}/g, (whole, key: string) => String(values[key] ?? whole));
}

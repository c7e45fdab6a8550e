/** Copies the value, confirms it for two seconds, and selects it where the browser refuses. */
export default function copies(root: HTMLElement): void {
  const box = root.firstElementChild as HTMLElement;
  const [value, button] = box.querySelectorAll<HTMLElement>('code, button');
  const status = box.lastElementChild as HTMLElement;
  const copied = button?.querySelector('span')?.lastElementChild?.textContent ?? '';
  let timer = 0;
  const announce = (state: string, words: string) => {
    box.dataset.state = state;
    status.textContent = words;
    clearTimeout(timer);
    if (state === 'copied') timer = window.setTimeout(() => announce('', ''), 2000);
  };
  button?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(value?.textContent ?? '');
      announce('copied', copied);
    } catch {
      box.dataset.state = 'failed';
      getSelection()?.selectAllChildren(value as Node);
      if (document.execCommand('copy')) announce('copied', copied);
      else announce('failed', status.dataset.failed ?? '');
    }
  });
}

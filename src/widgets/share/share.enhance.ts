import { showToast } from './toast.ts';

/** Opens sites in a popup of 640 × 480, puts the address of the page where the build did not know it, prints and copies. */
export default function enhanceShare(
  island: HTMLElement,
  { title, text, url }: { title: string; text: string; url: string },
): void {
  const address = url || location.href.replace(/#.*/, '');
  for (const link of island.querySelectorAll('a'))
    link.href = link.href.replace('%7Burl%7D', encodeURIComponent(address));

  const copyAddress = () => {
    const toast = island.querySelector<HTMLElement>('[role=status]') as HTMLElement;
    const words = toast.dataset.words ?? '';
    // Where the browser does not let us copy, the visitor can.
    (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => showToast(toast, words),
      () => prompt('', address),
    );
  };

  island.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLAnchorElement>('[data-share]');
    const way = control?.dataset.share;
    if (control?.target && popup(control.href)) event.preventDefault();
    if (way === 'print') print();
    if (way === 'device' && navigator.share) navigator.share({ title, text, url: address }).catch(() => {});
    else if (way === 'copy' || way === 'device') copyAddress();
  });
}

function popup(href: string): Window | null {
  const left = screenX + (outerWidth - 640) / 2;
  const top = screenY + (outerHeight - 480) / 2;
  const opened = open(href, '_blank', `popup,width=640,height=480,left=${left},top=${top}`);
  if (opened) opened.opener = null;
  return opened;
}

/** Replaces the picture of the map with the map when the visitor asks for it; the focus moves with it. */
export default function showsMap(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('[data-embed]');
  frame?.querySelector('button')?.addEventListener('click', () => {
    const map = document.createElement('iframe');
    map.src = frame.dataset.embed ?? '';
    map.title = frame.dataset.title ?? '';
    // The map companies refuse visitors whose page they do not know.
    map.referrerPolicy = 'strict-origin-when-cross-origin';
    map.allowFullscreen = true;
    frame.replaceChildren(map);
    map.focus();
  });
}

// The catalogue's buttons: widths, copying, and the search field.

for (const button of document.querySelectorAll('button[data-width]')) {
  button.addEventListener('click', () => {
    const example = button.closest('.example');
    for (const other of example?.querySelectorAll('button[data-width]') ?? [])
      other.setAttribute('aria-pressed', String(other === button));
    const frame = example?.querySelector('iframe');
    if (frame && button instanceof HTMLElement) frame.style.width = button.dataset.width ?? '';
  });
}

for (const button of document.querySelectorAll('button[data-copy]')) {
  button.addEventListener('click', async () => {
    if (!(button instanceof HTMLElement)) return;
    const text = button.closest('details')?.querySelector('pre')?.textContent ?? '';
    await navigator.clipboard.writeText(text);
    const before = button.textContent;
    button.textContent = button.dataset.copied ?? '';
    setTimeout(() => {
      button.textContent = before;
    }, 1500);
  });
}

/** The URL prefix of images that are not ready for the examples yet. */
const awaited = new Set();
/** @type {EventSource | undefined} */
let feed;

/** One feed for all examples; a new one immediately reports the images made meanwhile. */
function listenForPictures() {
  feed?.close();
  feed = new EventSource(`/.kavling/live?page=&awaits=${encodeURIComponent([...awaited].join(' '))}`);
  feed.addEventListener('picture', ({ data }) => {
    const { start } = JSON.parse(data);
    awaited.delete(start);
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      contentWindow?.postMessage({ picture: start }, location.origin);
    if (awaited.size === 0) feed?.close();
  });
}

for (const frame of document.querySelectorAll('iframe')) {
  const follow = () => {
    const awaits = frame.contentDocument?.getElementById('kavling-preview')?.dataset.awaits;
    if (!awaits) return;
    for (const start of decodeURIComponent(awaits).split(' ')) awaited.add(start);
    listenForPictures();
  };
  frame.addEventListener('load', follow);
  if (frame.contentDocument?.readyState === 'complete') follow();
}

addEventListener('pagehide', () => feed?.close());

for (const frame of document.querySelectorAll('.stage iframe')) {
  frame.addEventListener('load', () => {
    if (!(frame instanceof HTMLIFrameElement) || !frame.contentDocument) return;
    const content = frame.contentDocument;
    const fit = () => {
      frame.style.height = `${Math.min(900, Math.max(120, content.body.scrollHeight))}px`;
    };
    new ResizeObserver(fit).observe(content.body);
  });
}

const search = document.querySelector('input[type=search]');
search?.addEventListener('input', () => {
  const words = search instanceof HTMLInputElement ? search.value.toLowerCase().split(/\s+/) : [];
  for (const card of document.querySelectorAll('.card')) {
    const about = card.getAttribute('data-search') ?? '';
    card.toggleAttribute('hidden', !words.every((word) => about.includes(word)));
  }
});

export {};

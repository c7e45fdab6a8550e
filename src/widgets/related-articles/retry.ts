/** Number of further tries to load a picture, and the time between them, in milliseconds (specification, section 9). */
const retries = { times: 3, apart: 500 } as const;

/** Asks again for pictures under `root` that fail; after the last time the card is shown without its picture. */
export function retryPictures(root: HTMLElement): void {
  const retry = (image: HTMLImageElement) => {
    const count = Number(image.dataset.tries ?? 0);
    if (count >= retries.times) {
      image.dataset.state = 'failed';
      return;
    }
    image.dataset.tries = String(count + 1);
    setTimeout(() => reload(image), retries.apart);
  };
  // An error of a picture does not bubble, but it can be caught on its way down.
  root.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && retry(target), true);
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) retry(image);
}

/** Writing the address again makes the browser ask again. */
function reload(image: HTMLImageElement): void {
  const { src } = image;
  image.src = src;
}

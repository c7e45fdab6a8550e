/** Runs inside the page that is looked at. */

/**
 * Everything between the comments at the start and the end of a widget; nothing when the page does not have it.
 * @param {string} marker the path of the widget, as the page names it
 */
function rangeOf(marker) {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const range = document.createRange();
  let depth = 0;
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    const { data } = /** @type {Comment} */ (node);
    if (depth > 0 && data.startsWith('k:')) depth += 1;
    else if (depth === 0 && data === `k:${marker}`) {
      range.setStartAfter(node);
      depth = 1;
    } else if (depth > 0 && data === '/k' && --depth === 0) {
      range.setEndBefore(node);
      return range;
    }
  }
  return undefined;
}

/**
 * Hides parts that stay on the screen while the page scrolls: they would cover the widget.
 * @param {Range} range
 */
function hideOthers(range) {
  for (const element of document.querySelectorAll('body *')) {
    const { position } = getComputedStyle(element);
    if ((position === 'fixed' || position === 'sticky') && !range.intersectsNode(element))
      /** @type {HTMLElement} */ (element).style.visibility = 'hidden';
  }
}

/**
 * Waits for content that visitors would see after a moment: images, fonts, widgets with script. Many of those start only
 * when they come into view.
 * @param {Range} range
 * @param {number} until no longer than this, on the clock of the page
 */
async function ready(range, until) {
  const images = [...document.images].filter((image) => range.intersectsNode(image));
  const islands = [...document.querySelectorAll('k-island:not([data-hydrate=interaction])')].filter(
    (island) => range.intersectsNode(island) && island.firstElementChild?.checkVisibility(),
  );
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  for (const image of images) {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  }
  const isAwake = (/** @type {Element} */ island) =>
    /^(awake|failed)$/.test(island.getAttribute('data-state') ?? '');
  for (const island of islands) {
    // Countdowns and counters run only in view: each gets some frames there.
    for (let frames = 0; frames < 3 && performance.now() < until; frames += isAwake(island) ? 1 : 0) {
      island.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
    }
  }
}

/**
 * Brings a widget into view, waits for what it shows, and answers with its place on the page.
 * @param {string} marker empty for the whole page
 * @param {number} most milliseconds to wait
 */
async function measureWidget(marker, most) {
  const range = marker === '' ? document.createRange() : rangeOf(marker);
  if (!range) return undefined;
  if (marker === '') range.selectNodeContents(document.body);
  const place = () => {
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  };
  const { y, width, height } = place();
  if (width === 0 || height === 0) return undefined;
  if (marker !== '') hideOthers(range);
  const toTop = () => scrollTo({ top: marker === '' ? 0 : y - 80, behavior: 'instant' });
  toTop();
  await Promise.race([ready(range, performance.now() + most), new Promise((done) => setTimeout(done, most))]);
  toTop();
  for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  const { clientWidth, scrollHeight } = document.documentElement;
  return marker === '' ? { x: 0, y: 0, width: clientWidth, height: scrollHeight } : place();
}

Object.assign(globalThis, { measureWidget });

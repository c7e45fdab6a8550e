/** The distance below the bar within which a part counts as reached, in px (specification, section 9: scrollspy offset 10). */
const offset = 10;

/** Marks the link of the part that is being read, and keeps it in view where the bar scrolls. */
export default function spyOnScroll(island: HTMLElement): void {
  const nav = island.firstElementChild as HTMLElement;
  const list = nav.firstElementChild as HTMLElement;
  const links = [...nav.querySelectorAll('a')];
  const parts = links.map((link) => document.getElementById(link.hash.slice(1)));
  const reached = new Set<Element>();
  let observer: IntersectionObserver | undefined;

  const mark = (index: number) => {
    links.forEach((link, at) => {
      link.ariaCurrent = at === index ? 'true' : null;
    });
    const link = links[index];
    if (link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
  };

  /** At the end of the page the last parts may never come up to the bar: there the one that was asked for counts, or the last in view. */
  const atEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const inView = (part: Element | null) => !!part && part.getBoundingClientRect().top < innerHeight;
  const choose = () => {
    if (!atEnd()) return mark(parts.findLastIndex((part) => part && reached.has(part)));
    const asked = parts.findIndex((part) => part?.matches(':target') && inView(part));
    mark(asked < 0 ? parts.findLastIndex(inView) : asked);
  };

  /** Everything above a line just below the bar is reached. */
  const watch = () => {
    observer?.disconnect();
    reached.clear();
    const line = parseFloat(getComputedStyle(nav).top) + nav.offsetHeight + offset;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
        choose();
      },
      { rootMargin: `1000000px 0px ${line - innerHeight}px` },
    );
    for (const part of parts) if (part) observer.observe(part);
  };
  watch();
  addEventListener('resize', watch);
  // At the end of the page another part may be asked for without a movement.
  for (const type of ['scrollend', 'hashchange']) addEventListener(type, choose);
}

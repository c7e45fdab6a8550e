import { useEffect, useState } from 'react';
import { isSamePath, type Path } from '../../../src/document/path.ts';
import type { PageFrame } from './page-frame.ts';

interface Boxes {
  readonly selected: DOMRect | undefined;
  readonly hovered: DOMRect | undefined;
  readonly marked: readonly DOMRect[];
}

const nothing: Boxes = { selected: undefined, hovered: undefined, marked: [] };

/** Where widgets are in the frame, measured again when the page scrolls, changes or gets another size. */
export function useFrameBoxes(
  page: PageFrame,
  selected: Path | undefined,
  hovered: Path | undefined,
  marked: readonly Path[],
): Boxes {
  const [boxes, setBoxes] = useState(nothing);
  useEffect(() => {
    let asked = 0;
    const measure = () => {
      asked = 0;
      const isOne = selected && hovered && isSamePath(selected, hovered);
      setBoxes({
        selected: selected && page.rect(selected),
        hovered: hovered && !isOne ? page.rect(hovered) : undefined,
        marked: marked.flatMap((path) => page.rect(path) ?? []),
      });
    };
    const ask = () => {
      if (asked === 0) asked = requestAnimationFrame(measure);
    };
    measure();
    const stop = page.subscribe(ask);
    const { document } = page;
    const view = document?.defaultView;
    const sizes = document && new ResizeObserver(ask);
    if (document) sizes?.observe(document.body);
    view?.addEventListener('scroll', ask, { capture: true, passive: true });
    view?.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      stop();
      sizes?.disconnect();
      view?.removeEventListener('scroll', ask, { capture: true });
      view?.removeEventListener('resize', ask);
    };
  }, [page, selected, hovered, marked]);
  return boxes;
}

import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatPointer, parsePointer } from '../../../src/document/path.ts';
import { STUDIO } from '../../wire.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';
import { EmptyPage } from './empty-page.tsx';
import { canvasMessages } from './messages.ts';
import { Overlay } from './overlay.tsx';
import { createPageFrame, type PageFrame } from './page-frame.ts';

/** The page itself, in a frame as wide as a screen, with everything of the studio drawn over it and never into it. */
export function Canvas(): ReactElement {
  const studio = useStudio();
  const { slug, doc } = studio;
  const width = useWindow((state) => state.width);
  const mode = useWindow((state) => state.mode);
  const pictures = useWindow((state) => state.pictures);
  const units = useWindow((state) => state.units);
  const stage = useRef<HTMLDivElement>(null);
  const page = useMemo(() => createPageFrame(studio), [studio]);
  const room = useRoom(stage);
  const wide = width === 'fit' ? room.width : width;
  const scale = wide > room.width && room.width > 0 ? room.width / wide : 1;

  // For scripts that count and time what is rendered.
  useEffect(() => void Object.assign(window, { kavlingPage: page }), [page]);
  useEffect(() => doc.subscribe(() => page.update()), [doc, page]);
  useEffect(() => page.setPictures(pictures), [page, pictures]);
  useEffect(() => page.setUnits(units), [page, units]);
  useShown(page, mode === 'edit');
  useEffect(() => {
    if (mode === 'try') page.settle();
  }, [page, mode]);

  // A new canvas keeps the scroll position of the one before it.
  useLayoutEffect(
    () => () => void scrolled.set(studio, page.document?.defaultView?.scrollY ?? 0),
    [studio, page],
  );

  return (
    <div className="st-stage" data-width={width} ref={stage}>
      <div className="st-page" style={{ width: wide * scale, height: room.height }}>
        <iframe
          title={canvasMessages[studio.language].page(slug)}
          src={`${STUDIO}frame/${encodeURIComponent(slug)}/`}
          style={{ width: wide, height: room.height / scale, transform: `scale(${scale})` }}
          tabIndex={mode === 'try' ? 0 : -1}
          onLoad={(event) => {
            page.attach(event.currentTarget);
            page.scrollBy(0, scrolled.get(studio) ?? 0);
          }}
        />
        {mode === 'edit' && <Overlay page={page} scale={scale} />}
        <EmptyPage />
      </div>
    </div>
  );
}

/** The scroll position of each studio's page when its canvas was removed. */
const scrolled = new WeakMap<Studio, number>();

/** Keeps the selected widget visible on the page, whether it was selected here or in the outline. */
function useShown(page: PageFrame, isEditing: boolean): void {
  const node = useWindow((state) => state.selection && formatPointer(state.selection));
  const value = useWindow((state) => state.field && formatPointer(state.field));
  useEffect(() => {
    if (!isEditing || node === undefined) return undefined;
    const close = page.show(parsePointer(node), undefined);
    // A widget that is new is on the page with the next frame.
    const asked = requestAnimationFrame(() => page.reveal(parsePointer(node), 'out of sight'));
    return () => {
      cancelAnimationFrame(asked);
      close();
    };
  }, [page, isEditing, node]);
  useEffect(() => {
    // A part that was opened to show a value stays open while its widget is selected.
    if (isEditing && node !== undefined && value !== undefined)
      page.show(parsePointer(node), parsePointer(value));
  }, [page, isEditing, node, value]);
}

/** The size of the stage, in CSS pixels. */
function useRoom(stage: React.RefObject<HTMLDivElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}

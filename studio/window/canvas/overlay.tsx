import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { formatPointer, type Path, parsePointer } from '../../../src/document/path.ts';
import { isSample } from '../state/findings.ts';
import { nodePathOf } from '../state/nodes.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { canvasKey } from './canvas-keys.ts';
import type { Hit } from './hit-test.ts';
import { canvasMessages } from './messages.ts';
import type { PageFrame } from './page-frame.ts';
import { RichBar } from './rich-bar.tsx';
import { SelectionBox } from './selection-box.tsx';
import { useFrameBoxes } from './use-frame-boxes.ts';
import { useInlineEdit } from './use-inline-edit.ts';

/**
 * Lies over the frame while the page is edited: it takes what a pointer does, finds in the frame what is under it, and draws
 * outlines and handles. Nothing is drawn into the page.
 */
export function Overlay({ page, scale }: { page: PageFrame; scale: number }): ReactElement {
  const studio = useStudio();
  const selection = useWindow((state) => state.selection);
  const overlay = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<Path>();
  const [isReady, setIsReady] = useState(false);
  const boxes = useFrameBoxes(page, selection, hovered, useSamples());
  const inline = useInlineEdit(page, overlay);
  /** True if the pointer went down on a handle: where it is let go, nothing is selected. */
  const isFromHandle = useRef(false);

  const at = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const rect = overlay.current?.getBoundingClientRect();
    return {
      x: (event.clientX - (rect?.left ?? 0)) / scale,
      y: (event.clientY - (rect?.top ?? 0)) / scale,
    };
  };
  const select = (hit: Hit, point: { x: number; y: number }) => {
    const { node, field } = hit;
    const isTyped = field !== undefined && inline.start(hit, point);
    // Keys that follow are for the widget, not for the frame that had words in it.
    if (field === undefined) overlay.current?.focus({ preventScroll: true });
    studio.select(node.path, {
      ...(field ? { field } : {}),
      focus: field !== undefined && !isTyped,
    });
  };

  useEffect(() => page.subscribe(() => setIsReady(page.document !== undefined)), [page]);
  useClicksWhileTyping(page, inline, select);

  return (
    <div
      className="st-overlay"
      data-ready={isReady}
      ref={overlay}
      role="application"
      aria-label={canvasMessages[studio.language].overlay}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, Enter and Delete act on the selected widget
      tabIndex={0}
      data-typing={inline.isTyping}
      onPointerDown={(event) => {
        isFromHandle.current = event.target !== event.currentTarget;
      }}
      onPointerMove={(event) => setHovered(page.hit(at(event).x, at(event).y)?.node.path)}
      onPointerLeave={() => setHovered(undefined)}
      onWheel={(event) => page.scrollBy(event.deltaX / scale, event.deltaY / scale)}
      onClick={(event) => {
        if (event.target !== event.currentTarget || isFromHandle.current) return;
        const point = at(event);
        if ((event.ctrlKey || event.metaKey) && page.follow(point.x, point.y)) return;
        const hit = page.hit(point.x, point.y);
        if (hit) select(hit, point);
        else studio.select(undefined);
      }}
      onKeyDown={(event) => {
        // Text is about to be edited: no key of these is for the widget.
        if (event.target !== event.currentTarget || inline.isTyping) return;
        if (canvasKey(studio, page, event, inline.startField)) event.preventDefault();
      }}
    >
      {boxes.marked.map((box, at) => (
        <div key={at} className="st-sample" style={scaled(box, scale)} aria-hidden="true">
          <span>{canvasMessages[studio.language].sample}</span>
        </div>
      ))}
      {boxes.hovered && !inline.isTyping && (
        <div className="st-hovered" style={scaled(boxes.hovered, scale)} />
      )}
      {boxes.selected && selection && (
        <SelectionBox path={selection} box={scaled(boxes.selected, scale)} isTyping={inline.isTyping} />
      )}
      {inline.rich && boxes.selected && (
        <RichBar rich={inline.rich} linksAsked={inline.linksAsked} box={scaled(boxes.selected, scale)} />
      )}
    </div>
  );
}

/** The widgets that still say something of the sample that they began as. */
function useSamples(): readonly Path[] {
  const { doc, model } = useStudio();
  const findings = useWindow((state) => state.findings);
  return useMemo(() => {
    const samples = findings.filter(isSample);
    const nodes = samples.flatMap(({ path }) => {
      const node = nodePathOf(doc.document, parsePointer(`/${path}`), model.tables);
      return node ? [node] : [];
    });
    return [...new Map(nodes.map((path) => [formatPointer(path), path])).values()];
  }, [doc, findings, model]);
}

/** While words are typed the page takes the pointer itself; a click elsewhere on it ends that, and selects what is there. */
function useClicksWhileTyping(
  page: PageFrame,
  inline: ReturnType<typeof useInlineEdit>,
  select: (hit: Hit, point: { x: number; y: number }) => void,
): void {
  useEffect(() => {
    const view = page.document?.defaultView;
    if (!inline.isTyping || !view) return undefined;
    const onDown = (event: PointerEvent) => {
      const target = event.target as Node | null;
      if (target && page.edited?.contains(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const point = { x: event.clientX, y: event.clientY };
      inline.stop();
      const hit = page.hit(point.x, point.y);
      if (hit) select(hit, point);
    };
    /** Links and buttons are words here. */
    const onClick = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    view.addEventListener('pointerdown', onDown, true);
    view.addEventListener('click', onClick, true);
    return () => {
      view.removeEventListener('pointerdown', onDown, true);
      view.removeEventListener('click', onClick, true);
    };
  });
}

function scaled(box: DOMRect, scale: number): { left: number; top: number; width: number; height: number } {
  return {
    left: box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

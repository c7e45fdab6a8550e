import PhotoSwipe, { type PhotoSwipeEventsMap, type SlideData } from 'photoswipe';
import { type Film, makeFilm } from './film.ts';
import type { Slide, Slideshow } from './slides.ts';

/** Sizes and times of the viewer (specification, section 9). Lengths in CSS pixels, times in milliseconds. */
const viewerLimits = {
  widthRatio: 0.8,
  heightRatio: 0.9,
  gap: 100,
  swipeTolerance: 50,
  animation: 250,
  zoomMax: 3,
  zoomTime: 300,
  gestureZoomMax: 10,
  doubleTapZoom: 2,
} as const;

/** PhotoSwipe draws none of its parts: Kavling's are in the page, and it need not write markup. */
const noOwnParts = {
  arrowPrev: false,
  arrowNext: false,
  close: false,
  zoom: false,
  counter: false,
  preloader: false,
};

/** Under this width a picture fills the screen from side to side: there, a margin would only make it smaller. */
const phone = 768;

interface ViewerSlideData extends SlideData {
  readonly slide: Slide;
}

/** Events of the viewer while it is open. */
export interface ViewerEvents {
  /** Another slide is seen. */
  readonly onChange: (index: number) => void;
  readonly onZoom: (isZoomed: boolean) => void;
  readonly onImageError: (index: number) => void;
  /** A touch on the picture. */
  readonly onTap: () => void;
  readonly onClosed: () => void;
}

/** An open viewer. */
export interface Viewer {
  readonly isZoomed: boolean;
  move(by: 1 | -1): void;
  toggleZoom(): void;
  /** While it is held, no gesture and no move changes the slide (specification, section 4: share mode). */
  hold(isHeld: boolean): void;
  close(): void;
}

/** Shows a slideshow in `stage`: PhotoSwipe moves, zooms and loads; everything around it is ours. */
export function openViewer(
  stage: HTMLElement,
  show: Slideshow,
  words: DOMStringMap,
  events: ViewerEvents,
): Viewer {
  const { slides } = show;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const films = new Map<number, Film>();
  let isHeld = false;
  let wasZoomed = false;

  const viewer = new PhotoSwipe({
    ...noOwnParts,
    dataSource: slides.map(toData),
    index: show.start,
    appendToEl: stage,
    loop: slides.length > 1,
    preload: [1, 1],
    bgOpacity: 1,
    showHideAnimationType: isStill ? 'none' : 'fade',
    showAnimationDuration: 0,
    hideAnimationDuration: viewerLimits.animation,
    zoomAnimationDuration: isStill ? 0 : viewerLimits.animation,
    secondaryZoomLevel: ({ fit }) => fit * viewerLimits.doubleTapZoom,
    maxZoomLevel: ({ fit }) => fit * viewerLimits.gestureZoomMax,
    allowPanToNext: false,
    pinchToClose: false,
    arrowKeys: false,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    imageClickAction: false,
    bgClickAction: onBeside,
    tapAction: events.onTap,
    errorMsg: words.notFound ?? '',
    paddingFn: ({ x, y }) => {
      const side = x < phone ? 0 : (x * (1 - viewerLimits.widthRatio)) / 2;
      const end = (y * (1 - viewerLimits.heightRatio)) / 2;
      return { left: side, right: side, top: end, bottom: end };
    },
  });
  const { mainScroll } = viewer;

  const level = () => viewer.currSlide?.currZoomLevel ?? 1;
  const whole = () => viewer.currSlide?.zoomLevels.fit ?? 1;
  const isZoomed = () => level() > whole() * 1.01;
  const zoomTo = (factor: number, time: number, point?: { x: number; y: number }) =>
    viewer.zoomTo(whole() * factor, point, isStill ? 0 : time);

  viewer.on('beforeResize', () => {
    viewer.options.spacing = viewerLimits.gap / document.documentElement.clientWidth;
  });
  viewer.on('keydown', (event) => event.preventDefault());
  viewer.on('pointerMove', (event) => {
    if (isHeld) event.preventDefault();
  });
  viewer.on('contentLoad', (event) => {
    const { content } = event;
    if (content.type !== 'film') return;
    event.preventDefault();
    const film = films.get(content.index) ?? makeFilm((content.data as ViewerSlideData).slide, words);
    films.set(content.index, film);
    content.element = film.element;
  });
  viewer.on('zoomPanUpdate', () => {
    if (isZoomed() === wasZoomed) return;
    wasZoomed = !wasZoomed;
    events.onZoom(wasZoomed);
  });
  viewer.on('loadComplete', ({ content, isError }) => {
    if (!isError) correctShape(content);
  });
  viewer.on('loadError', ({ slide }) => {
    if (slide.isActive) events.onImageError(slide.index);
  });
  viewer.on('change', () => {
    for (const film of films.values()) film.clear();
    films.get(viewer.currIndex)?.prepare();
    for (const { el, slide } of mainScroll.itemHolders) {
      el.inert = slide !== viewer.currSlide;
      if (slide) el.ariaLabel = `${slide.index + 1} / ${slides.length}`;
    }
    events.onChange(viewer.currIndex);
  });
  viewer.on('destroy', () => {
    for (const film of films.values()) film.clear();
    stage.removeEventListener('dblclick', onDoubleClick);
    stage.removeEventListener('pointerup', onBackdrop);
    events.onClosed();
  });

  limitSwipes(viewer, () => isHeld || isZoomed());
  viewer.init();
  viewer.element?.removeAttribute('role');
  viewer.scrollWrap?.setAttribute('aria-label', stage.closest('dialog')?.ariaLabel ?? '');
  viewer.scrollWrap?.setAttribute('role', 'group');
  stage.addEventListener('dblclick', onDoubleClick);
  stage.addEventListener('pointerup', onBackdrop);

  function onBeside(): void {
    if (!isHeld) viewer.close();
  }

  /** While the slide comes in, it is smaller than the screen, and only the backdrop is beside it. */
  function onBackdrop({ target }: PointerEvent): void {
    if (target === viewer.bg) onBeside();
  }

  function onDoubleClick({ clientX: x, clientY: y }: MouseEvent): void {
    if (!isHeld && viewer.hasMouse)
      zoomTo(isZoomed() ? 1 : viewerLimits.doubleTapZoom, viewerLimits.zoomTime, { x, y });
  }

  return {
    get isZoomed() {
      return isZoomed();
    },
    move(by) {
      if (isHeld || isZoomed() || slides.length < 2) return;
      mainScroll.moveIndexBy(
        viewer.getLoopedIndex(viewer.potentialIndex + by) - viewer.potentialIndex,
        !isStill,
      );
    },
    toggleZoom: () => zoomTo(isZoomed() ? 1 : viewerLimits.zoomMax, viewerLimits.zoomTime),
    hold: (value) => {
      isHeld = value;
    },
    close: () => viewer.close(),
  };
}

function toData(slide: Slide): ViewerSlideData {
  if (slide.video) return { slide, type: 'film', width: 3840, height: 2160 };
  return {
    slide,
    src: slide.href,
    ...(slide.srcset ? { srcset: slide.srcset } : {}),
    ...(slide.still ? { msrc: slide.still } : {}),
    alt: slide.alt,
    width: slide.width || 1600,
    height: slide.height || 1200,
  };
}

/**
 * A picture from another server was not measured when the page was built: it takes its own shape once it has loaded.
 */
function correctShape(content: PhotoSwipeEventsMap['loadComplete']['content']): void {
  const { element, slide } = content;
  if (!(element instanceof HTMLImageElement) || !slide) return;
  const { naturalWidth, naturalHeight } = element;
  if (!naturalWidth || Math.abs(naturalWidth / naturalHeight / (slide.width / slide.height) - 1) < 0.02)
    return;
  slide.width = content.width = naturalWidth;
  slide.height = content.height = naturalHeight;
  slide.resize();
}

/** A swipe counts from 50 px on, whatever its speed; none counts while `isBarred` (specification, sections 4 and 9). */
function limitSwipes({ mainScroll }: PhotoSwipe, isBarred: () => boolean): void {
  const moveIndexBy = mainScroll.moveIndexBy.bind(mainScroll);
  const moveTo = mainScroll.moveTo.bind(mainScroll);
  mainScroll.moveIndexBy = (by, animate, velocity) => {
    if (velocity === undefined) return moveIndexBy(by, animate);
    const way = mainScroll.x - mainScroll.getCurrSlideX();
    const swiped = Math.abs(way) < viewerLimits.swipeTolerance ? 0 : -Math.sign(way);
    return moveIndexBy(isBarred() ? 0 : swiped, animate, velocity);
  };
  mainScroll.moveTo = (x, isDragged) => {
    if (!isDragged || !isBarred()) moveTo(x, isDragged);
  };
}

import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { arrowStep } from '../forms/arrow-steps.ts';
import { formMessages } from '../forms/messages.ts';
import { usePictureAddress } from '../forms/upload.ts';
import { useIsWritten, useValue } from '../forms/values.ts';
import { type Studio, useStudio } from '../state/studio.tsx';
import { clearValue, writeAll } from '../state/write.ts';
import { dialogMessages } from './messages.ts';
import { type Crop, useCrops } from './use-crops.ts';

/** The focal point of a picture, and every crop that the page makes of it, live. */
export function PictureCrops({ at, src, mobile }: { at: Path; src: string; mobile: string }): ReactElement {
  const studio = useStudio();
  const { pictures: words } = dialogMessages[studio.language];
  const { screens } = formMessages[studio.language];
  const address = usePictureAddress();
  const x = asPercent(useValue([...at, 'focalPoint', 'x']));
  const y = asPercent(useValue([...at, 'focalPoint', 'y']));
  const isWritten = useIsWritten([...at, 'focalPoint']);
  const crops = useCrops(src);
  const picture = (crop: Crop) => (crop.screen === 'mobile' && mobile !== '' ? mobile : src);
  return (
    <>
      <h3 className="st-label">{words.focus}</h3>
      <p className="st-help" id="st-focus-help">
        {words.focusHelp}
      </p>
      <FocusPicker at={at} src={address(src)} x={x} y={y} />
      {isWritten && (
        <button type="button" className="st-button" onClick={() => clearValue(studio, [...at, 'focalPoint'])}>
          {words.center}
        </button>
      )}
      <h3 className="st-label">{words.crops}</h3>
      {crops === undefined && <p className="st-quiet">{words.measuring}</p>}
      {crops?.name === 'absent' && <p className="st-quiet">{words.cropsLater}</p>}
      {crops?.name === 'whole' && <p className="st-quiet">{words.noCrops}</p>}
      {crops?.name === 'crops' && (
        <ul className="st-crops">
          {crops.list.map((crop) => (
            <li key={`${crop.screen} ${crop.width} ${crop.height}`}>
              <span className="st-crop" style={{ aspectRatio: `${crop.width} / ${crop.height}` }}>
                <img src={address(picture(crop))} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
              </span>
              <span className="st-quiet">{words.cropAt(screens[crop.screen], crop.width, crop.height)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function asPercent(value: unknown): number {
  return typeof value === 'number' ? value : 50;
}

function inPercent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

function FocusPicker({ at, src, x, y }: { at: Path; src: string; x: number; y: number }): ReactElement {
  const studio = useStudio();
  const { pictures: words } = dialogMessages[studio.language];
  const frame = useRef<HTMLDivElement>(null);
  const isDown = useRef(false);
  const toPointer = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const part = (value: number, size: number) => inPercent((value / size) * 100);
    moveFocus(
      studio,
      at,
      part(event.clientX - box.left, box.width),
      part(event.clientY - box.top, box.height),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by) moveFocus(studio, at, inPercent(x + by[0]), inPercent(y + by[1]));
  };
  return (
    <div
      className="st-focus"
      ref={frame}
      onPointerDown={(event) => {
        isDown.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        toPointer(event);
      }}
      onPointerMove={(event) => isDown.current && toPointer(event)}
      onPointerUp={() => {
        isDown.current = false;
      }}
    >
      <img src={src} alt="" draggable={false} />
      <button
        type="button"
        className="st-focus-point"
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={words.focusAt(x, y)}
        aria-describedby="st-focus-help"
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Both numbers in one step; a drag, and a run of arrow keys, is one step. */
function moveFocus(studio: Studio, at: Path, x: number, y: number): void {
  const path = [...at, 'focalPoint'];
  const values = [
    [[...path, 'x'], x],
    [[...path, 'y'], y],
  ] as const;
  const label = dialogMessages[studio.language].pictures.moveFocus;
  writeAll(studio, at, values, { label, isTyping: true });
}

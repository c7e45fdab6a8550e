import { type MouseEvent, type ReactElement, useMemo, useRef, useState } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { Modal } from '../components/modal.tsx';
import { picturePath } from '../forms/controls/places.tsx';
import { addEntry, runListAction } from '../forms/list-actions.ts';
import {
  LEAST_CORNERS,
  nextCode,
  type Point,
  shapesOf,
  squareAt,
  withCorner,
  within,
  withNewCorner,
  withoutCorner,
} from '../forms/shape-edits.ts';
import { usePictureAddress } from '../forms/upload.ts';
import { useJson, useText } from '../forms/values.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { writeValue } from '../state/write.ts';
import { ShapeCorner } from './shape-corner.tsx';
import { shapeMessages } from './shape-messages.ts';
import './shapes.css';

/** The homes of a site plan, drawn on its picture. */
export default function ShapesDialog(): ReactElement | null {
  const at = useWindow((state) => (state.dialog?.name === 'shapes' ? state.dialog.at : undefined));
  return at ? <Shapes at={at} /> : null;
}

/** The widths of the plan, in widths of the dialog. */
const SIZES = [1, 2, 4] as const;

function Shapes({ at }: { at: Path }): ReactElement {
  const studio = useStudio();
  const words = shapeMessages[studio.language];
  const json = useJson(at);
  const shapes = useMemo(() => shapesOf(json === '' ? [] : JSON.parse(json)), [json]);
  const address = usePictureAddress();
  const src = useText([...(picturePath(studio, at) ?? []), 'src']);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [corner, setCorner] = useState(0);
  const [drawn, setDrawn] = useState<readonly Point[]>();
  const [size, setSize] = useState(0);
  const shape = drawn ? undefined : shapes[chosen];

  const choose = (index: number) => {
    setChosen(index);
    setCorner(0);
  };
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return [50, 50];
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    return [within(x * 100), within(y * 100)];
  };
  const finish = (points: readonly Point[]) => {
    setDrawn(undefined);
    choose(addEntry(studio, at, { unit: nextCode(shapes), points }));
  };
  const write = (points: readonly Point[], isTyping = false) =>
    writeValue(studio, [...at, chosen, 'points'], points, { label: words.moved, isTyping });
  const onSurface = (event: MouseEvent) => {
    // A key has no place on the plan.
    if (event.detail === 0) finish(drawn && drawn.length >= LEAST_CORNERS ? drawn : squareAt([50, 50]));
    else setDrawn([...(drawn ?? []), pointAt(event)]);
  };
  const remove = () => {
    const next = runListAction(studio, at, chosen, 'remove', { default: [] });
    if (next !== undefined) choose(Math.max(0, next));
  };
  return (
    <Modal
      title={words.title}
      className="st-shapes"
      onClose={() => {
        setDrawn(undefined);
        return drawn === undefined;
      }}
    >
      <p className="st-quiet">{words.help}</p>
      <div className="st-buttons st-shape-bar">
        {drawn ? (
          <>
            <button type="button" disabled={drawn.length < LEAST_CORNERS} onClick={() => finish(drawn)}>
              {words.finish}
            </button>
            <button type="button" onClick={() => setDrawn(undefined)}>
              {words.cancel}
            </button>
          </>
        ) : (
          <button type="button" className="st-add" onClick={() => setDrawn([])}>
            + {words.draw}
          </button>
        )}
        <button type="button" disabled={size === SIZES.length - 1} onClick={() => setSize(size + 1)}>
          {words.larger}
        </button>
        <button type="button" disabled={size === 0} onClick={() => setSize(size - 1)}>
          {words.smaller}
        </button>
      </div>
      <div className="st-shape-scroll">
        <div className="st-shape-plan" ref={frame} style={{ width: `${(SIZES[size] ?? 1) * 100}%` }}>
          <img src={address(src)} alt="" draggable={false} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {shapes.map(({ points }, index) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the homes are chosen by the list beside it
              <polygon
                key={index}
                points={points.join(' ')}
                data-chosen={(shape && index === chosen) || undefined}
                onClick={() => choose(index)}
              />
            ))}
            {drawn && <polyline points={drawn.join(' ')} />}
          </svg>
          {drawn && (
            <button
              type="button"
              className="st-shape-surface"
              aria-label={words.surface}
              // biome-ignore lint/a11y/noAutofocus: drawing continues here
              autoFocus
              onClick={onSurface}
            />
          )}
          {shape?.points.map((point, index) => (
            <ShapeCorner
              key={`${chosen}-${index}`}
              point={point}
              label={words.corner(index + 1, ...point)}
              isChosen={index === corner}
              at={pointAt}
              onChoose={() => setCorner(index)}
              onMove={(to, isTyping) => write(withCorner(shape.points, index, to), isTyping)}
              onRemove={() => write(withoutCorner(shape.points, index))}
            />
          ))}
        </div>
      </div>
      <div className="st-buttons st-shape-bar">
        <label>
          {words.home}
          <select
            className="st-input"
            value={shape ? chosen : ''}
            disabled={!shape}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {!shape && <option value="">{words.none}</option>}
            {shapes.map(({ unit }, index) => (
              <option key={index} value={index}>
                {unit}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.code}
          <input
            type="text"
            className="st-input"
            value={shape?.unit ?? ''}
            disabled={!shape}
            onChange={({ target }) =>
              writeValue(studio, [...at, chosen, 'unit'], target.value, { isTyping: true })
            }
          />
        </label>
        <button
          type="button"
          disabled={!shape}
          onClick={() => shape && write(withNewCorner(shape.points, corner))}
        >
          {words.addCorner}
        </button>
        <button
          type="button"
          disabled={!shape || shape.points.length <= LEAST_CORNERS}
          onClick={() => shape && write(withoutCorner(shape.points, corner))}
        >
          {words.removeCorner}
        </button>
        <button type="button" disabled={!shape} onClick={remove}>
          {words.remove}
        </button>
      </div>
    </Modal>
  );
}

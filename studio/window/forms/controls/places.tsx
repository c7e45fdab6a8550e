import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { valueAt } from '../../../../src/document/path.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { type Studio, useDocument, useStudio } from '../../state/studio.tsx';
import { writeAll } from '../../state/write.ts';
import { arrowStep } from '../arrow-steps.ts';
import { controlOf } from '../control-of.ts';
import type { ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { usePictureAddress } from '../upload.ts';
import { fieldId, useText } from '../values.ts';
import { ListControl } from './list.tsx';

/** Places on a picture: moved on it by pointer or arrow keys, and listed below it. */
export function PlacesControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { path } = props;
  const picture = picturePath(studio, path);
  const src = useText([...(picture ?? []), 'src']);
  const address = usePictureAddress();
  const places = useDocument((doc) => placesText(valueAt(doc.document, path)));
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      {picture && src !== '' && (
        <div className="st-places" ref={frame}>
          <img src={address(src)} alt="" draggable={false} />
          {places === ''
            ? null
            : places
                .split('\n')
                .map((place, index) => (
                  <Marker key={index} props={props} index={index} place={place} frame={frame} />
                ))}
        </div>
      )}
      <ListControl {...props} />
    </>
  );
}

/** "46 54 Danau utama", one a line: drawn again only when one of them moves or is named otherwise. */
function placesText(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value
    .map((one: unknown) =>
      isRecord(one)
        ? `${Number(one.x)} ${Number(one.y)} ${String(one.name ?? '').replaceAll('\n', ' ')}`
        : '0 0 ',
    )
    .join('\n');
}

/** The picture beside a list of places or shapes. */
export function picturePath(
  { model, doc }: Studio,
  path: ControlProps['path'],
): ControlProps['path'] | undefined {
  const holder = path.slice(0, -1);
  const schema = model.schemaAt(doc.document, holder);
  const key = Object.keys(schema.properties ?? {}).find(
    (one) => controlOf(model.inside(schema, one), model) === 'picture',
  );
  return key === undefined ? undefined : [...holder, key];
}

function Marker({
  props,
  index,
  place,
  frame,
}: {
  props: ControlProps;
  index: number;
  place: string;
  frame: { readonly current: HTMLElement | null };
}): ReactElement {
  const studio = useStudio();
  const { language } = studio;
  const [, left = '0', top = '0', name = ''] = /^(\S+) (\S+) (.*)$/.exec(place) ?? [];
  const [dragged, setDragged] = useState<readonly [number, number]>();
  const [x, y] = dragged ?? [Number(left), Number(top)];
  const put = (to: readonly [number, number], isTyping: boolean) =>
    movePlace(studio, [...props.path, index], to, isTyping);
  const at = (event: PointerEvent): readonly [number, number] => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return [x, y];
    return [percent((event.clientX - box.left) / box.width), percent((event.clientY - box.top) / box.height)];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by) put([within(x + by[0]), within(y + by[1])], true);
  };
  return (
    <button
      type="button"
      className="st-marker"
      style={{ left: `${x}%`, top: `${y}%` }}
      aria-label={formMessages[language].place(name || String(index + 1), x, y)}
      title={name}
      onKeyDown={onKeyDown}
      onClick={() =>
        document.getElementById(fieldId([...props.path, index]))?.scrollIntoView({ block: 'nearest' })
      }
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged([x, y]);
      }}
      onPointerMove={(event) => dragged && setDragged(at(event))}
      onPointerUp={(event) => {
        const to = at(event);
        if (dragged && (dragged[0] !== Number(left) || dragged[1] !== Number(top))) put(to, false);
        setDragged(undefined);
      }}
      onPointerCancel={() => setDragged(undefined)}
    >
      {index + 1}
    </button>
  );
}

/** Both numbers of a place in one step. */
function movePlace(
  studio: Studio,
  path: ControlProps['path'],
  [x, y]: readonly [number, number],
  isTyping: boolean,
): void {
  const values = [
    [[...path, 'x'], x],
    [[...path, 'y'], y],
  ] as const;
  writeAll(studio, path, values, { label: formMessages[studio.language].movedPlace, isTyping });
}

function percent(part: number): number {
  return within(Math.round(part * 1000) / 10);
}

function within(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value * 10) / 10));
}

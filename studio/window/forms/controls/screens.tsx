import type { ReactElement } from 'react';
import { valueAt } from '../../../../src/document/path.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { useDocument, useStudio, useWindow } from '../../state/studio.tsx';
import type { PageWidth } from '../../state/window-state.ts';
import { clearValue, writeValue } from '../../state/write.ts';
import { controlOf, SCREENS, type Screen } from '../control-of.ts';
import { ariaOfGroup, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { useValue } from '../values.ts';
import { optionsOf } from './choice.tsx';
import { NumberInput } from './number.tsx';
import { ScreenIcon } from './screen-icon.tsx';

/** The width at which the page is shown while the value of a screen is edited. */
const WIDTH_OF: Readonly<Record<Screen, PageWidth>> = { desktop: 1280, tablet: 768, mobile: 390 };

/** One value for each kind of screen; the page is shown as wide as the one that is being edited. */
export function ScreensControl(props: ControlProps): ReactElement {
  const { model } = useStudio();
  const keys = SCREENS.filter((screen) => props.schema.properties?.[screen] !== undefined);
  const isNumber = controlOf(model.inside(props.schema, keys[0] ?? ''), model) === 'number';
  return (
    <div {...ariaOfGroup(props)} className="st-screens" data-wide={!isNumber || undefined}>
      {keys.map((screen, index) => (
        <ScreenValue key={screen} props={props} screen={screen} isFirst={index === 0} />
      ))}
    </div>
  );
}

function ScreenValue({
  props,
  screen,
  isFirst,
}: {
  props: ControlProps;
  screen: Screen;
  isFirst: boolean;
}): ReactElement {
  const studio = useStudio();
  const { model, language } = studio;
  const path = [...props.path, screen];
  const schema = model.inside(props.schema, screen);
  const fallback = useFallback(props, screen);
  const isShown = useWindow((state) => state.width === WIDTH_OF[screen]);
  const show = () =>
    studio.change((draft) => {
      draft.width = WIDTH_OF[screen];
    });
  const name = formMessages[language].screens[screen];
  const aria = {
    id: isFirst ? props.id : `${props.id}-${screen}`,
    'aria-label': `${props.label}, ${name}`,
    'aria-describedby': props.describedBy,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of its control
    <span className="st-screen" data-shown={isShown || undefined} onFocus={show} title={schema.description}>
      <ScreenIcon screen={screen} />
      {controlOf(schema, model) === 'number' ? (
        <NumberInput path={path} schema={schema} isRequired={false} fallback={fallback} aria={aria} />
      ) : (
        <ScreenChoice path={path} schema={schema} fallback={fallback} aria={aria} />
      )}
    </span>
  );
}

function ScreenChoice({
  path,
  schema,
  fallback,
  aria,
}: Pick<ControlProps, 'path' | 'schema'> & {
  fallback: unknown;
  aria: Readonly<Record<string, string>>;
}): ReactElement {
  const studio = useStudio();
  const value = useValue(path);
  const options = optionsOf(schema);
  const own = options.find((option) => option.value === fallback);
  return (
    <select
      {...aria}
      className="st-input"
      data-default={value === undefined || undefined}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) =>
        target.value === '' ? clearValue(studio, path) : writeValue(studio, path, target.value)
      }
    >
      <option value="">
        {own ? formMessages[studio.language].defaultIs(own.label) : formMessages[studio.language].unset}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Returns the value that applies to a screen without its own: that of the next larger one, or the default. */
function useFallback({ path, schema }: ControlProps, screen: Screen): unknown {
  return useDocument((doc) => {
    const written = valueAt(doc.document, path);
    const values = isRecord(written) ? written : isRecord(schema.default) ? schema.default : {};
    const larger = SCREENS.slice(0, SCREENS.indexOf(screen) + 1).reverse();
    const from = isRecord(written) ? larger.slice(1) : larger;
    return from.map((one) => values[one]).find((one) => one !== undefined);
  });
}

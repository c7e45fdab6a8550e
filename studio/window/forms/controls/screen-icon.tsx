import type { ReactElement } from 'react';
import { SCREENS, type Screen } from '../control-of.ts';

export function isScreen(value: unknown): value is Screen {
  return SCREENS.some((screen) => screen === value);
}

const SHAPES: Readonly<Record<Screen, string>> = {
  desktop: 'M2.500 3.500h11v7h-11zM6 13h4M8 10.500V13',
  tablet: 'M3.500 2h9v12h-9zM7.500 12h1',
  mobile: 'M5 2h6v12H5zM7.500 12h1',
};

/** A drawing of a kind of screen. */
export function ScreenIcon({ screen }: { screen: Screen }): ReactElement {
  return (
    <svg className="st-drawing" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[screen]} />
    </svg>
  );
}

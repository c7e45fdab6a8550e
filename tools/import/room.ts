/** The screens of both editors, from large to small: a smaller one inherits from the next larger one. */
export const screens = ['desktop', 'tablet', 'mobile'] as const;
export type Screen = (typeof screens)[number];
export type PerScreen<T> = Readonly<Record<Screen, T>>;

/** The maximum width of content on each screen, in pixels. */
export type Room = PerScreen<number>;

/** Elementor's content width on a usual desktop, tablet and phone. */
export const pageRoom: Room = { desktop: 1140, tablet: 728, mobile: 350 };

/** The share of that width on the narrowest window of each kind: 1025, 768 and 320 pixels. */
export const narrowest: PerScreen<number> = { desktop: 0.82, tablet: 0.94, mobile: 0.8 };

/** A value for each screen. */
export function perScreen<T>(make: (screen: Screen) => T): PerScreen<T> {
  return { desktop: make('desktop'), tablet: make('tablet'), mobile: make('mobile') };
}

const SUFFIX: PerScreen<string> = { desktop: '', tablet: '_tablet', mobile: '_mobile' };

const isSet = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  const { size } = value as { size?: unknown };
  return !('size' in value) || (size !== '' && size !== null && size !== undefined);
};

/** A setting's own value for a screen; larger screens are ignored. */
export function ownValue(settings: Readonly<Record<string, unknown>>, key: string, screen: Screen): unknown {
  const value = settings[`${key}${SUFFIX[screen]}`];
  return isSet(value) ? value : undefined;
}

/** A setting's value on a screen, inherited from the next larger one if it has none. */
export function valueOn(settings: Readonly<Record<string, unknown>>, key: string, screen: Screen): unknown {
  const larger = screens.slice(0, screens.indexOf(screen) + 1).reverse();
  return larger.map((one) => ownValue(settings, key, one)).find((value) => value !== undefined);
}

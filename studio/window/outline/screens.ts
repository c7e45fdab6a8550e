/** The kinds of screen that a widget can be hidden on. */
export const SCREENS = ['mobile', 'tablet', 'desktop'] as const;

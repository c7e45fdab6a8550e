/** An action of the window's keys. */
export type WindowAction = 'undo' | 'redo' | 'save' | 'text' | 'keys' | 'nextPart' | 'previousPart' | 'mode';

const WINDOW_ACTIONS: Readonly<Record<string, WindowAction>> = {
  'mod+KeyZ': 'undo',
  'mod+shift+KeyZ': 'redo',
  'mod+KeyY': 'redo',
  'mod+KeyS': 'save',
  'mod+Backslash': 'text',
  'mod+Slash': 'keys',
  F6: 'nextPart',
  'shift+F6': 'previousPart',
  'mod+KeyE': 'mode',
};

/** Returns a key with its modifiers by its physical position: "mod+shift+KeyZ"; undefined with AltGr, which types a letter. */
export function keyOf(event: KeyboardEvent | React.KeyboardEvent): string | undefined {
  if (event.getModifierState('AltGraph')) return undefined;
  return [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey ? 'shift' : '',
    event.code,
  ]
    .filter(Boolean)
    .join('+');
}

/** Returns the window's action for a key; undefined for the keys of its panels. */
export function windowActionOf(event: KeyboardEvent): WindowAction | undefined {
  return WINDOW_ACTIONS[keyOf(event) ?? ''];
}

/** What the whole window does at a key. */
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

/** A key with its modifiers, by its place on the keyboard: "mod+shift+KeyZ". With AltGr it types a letter and is none of ours. */
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

/** What the whole window does at this key; nothing for the keys of its panels. */
export function windowActionOf(event: KeyboardEvent): WindowAction | undefined {
  return WINDOW_ACTIONS[keyOf(event) ?? ''];
}

import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step that an arrow key asks for, ten times as far with Shift; nothing for other keys. Handles the key. */
export function arrowStep(event: KeyboardEvent): readonly [number, number] | undefined {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  const far = event.shiftKey ? 10 : 1;
  return [step[0] * far, step[1] * far];
}

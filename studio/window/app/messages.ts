import type { Language } from '../../../src/lib/languages.ts';
import { canvasMessages } from '../canvas/messages.ts';
import { clipboardMessages } from '../clipboard/messages.ts';
import { dialogMessages } from '../dialogs/messages.ts';
import { formMessages } from '../forms/messages.ts';
import { newPageMessages } from '../new-page/messages.ts';
import { outlineMessages } from '../outline/messages.ts';
import { stepMessages } from '../state/messages.ts';
import { nodeMessages } from '../state/node-messages.ts';
import { textMessages } from '../text/messages.ts';
import { windowMessages } from './window-messages.ts';

/** Every sentence of the studio in one language. Each folder has its own; the type of the English ones is the law. */
export interface StudioMessages {
  readonly window: (typeof windowMessages)['en'];
  readonly steps: (typeof stepMessages)['en'];
  readonly nodes: (typeof nodeMessages)['en'];
  readonly clipboard: (typeof clipboardMessages)['en'];
  readonly canvas: (typeof canvasMessages)['en'];
  readonly outline: (typeof outlineMessages)['en'];
  readonly forms: (typeof formMessages)['en'];
  readonly text: (typeof textMessages)['en'];
  readonly dialogs: (typeof dialogMessages)['en'];
  readonly newPage: (typeof newPageMessages)['en'];
}

export function studioMessages(language: Language): StudioMessages {
  return {
    window: windowMessages[language],
    steps: stepMessages[language],
    nodes: nodeMessages[language],
    clipboard: clipboardMessages[language],
    canvas: canvasMessages[language],
    outline: outlineMessages[language],
    forms: formMessages[language],
    text: textMessages[language],
    dialogs: dialogMessages[language],
    newPage: newPageMessages[language],
  };
}

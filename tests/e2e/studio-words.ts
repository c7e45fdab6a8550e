import { windowMessages } from '../../studio/window/app/messages.ts';
import { clipboardMessages } from '../../studio/window/clipboard/messages.ts';
import { componentMessages } from '../../studio/window/components/messages.ts';
import { dialogMessages } from '../../studio/window/dialogs/messages.ts';
import { shapeMessages } from '../../studio/window/dialogs/shape-messages.ts';
import { formMessages } from '../../studio/window/forms/messages.ts';
import { newPageMessages } from '../../studio/window/new-page/messages.ts';
import { outlineMessages } from '../../studio/window/outline/messages.ts';
import { stepMessages } from '../../studio/window/state/messages.ts';
import { nodeMessages } from '../../studio/window/state/node-messages.ts';
import { unitMessages } from '../../studio/window/units/messages.ts';

/** The sentences of the studio's window in English, by the table that has them. */
export const studioWords = {
  window: windowMessages.en,
  clipboard: clipboardMessages.en,
  components: componentMessages.en,
  dialogs: dialogMessages.en,
  shapes: shapeMessages.en,
  forms: formMessages.en,
  newPage: newPageMessages.en,
  outline: outlineMessages.en,
  steps: stepMessages.en,
  nodes: nodeMessages.en,
  units: unitMessages.en,
};

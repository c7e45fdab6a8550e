import { type ClipboardAct, copyFromMenu, pasteFromMenu } from '../clipboard/menu.ts';
import { startDrag } from '../state/drag.ts';
import type { NodeFacts } from '../state/nodes.ts';
import { mayBuild } from '../state/roles.ts';
import {
  copyBehind,
  deleteNode,
  mayUnwrap,
  moveBy,
  moveIn,
  moveOut,
  unwrapNode,
} from '../state/structure.ts';
import type { Studio } from '../state/studio.tsx';
import type { DialogState } from '../state/window-state.ts';
import { outlineMessages } from './messages.ts';

export type CommandName = keyof (typeof outlineMessages)['en']['commands'];

/** Something that can be done to a widget, from its menu and by its key. */
export interface NodeCommand {
  readonly name: CommandName;
  /** As `keyOf` says it. Those of the clipboard come as events and are here to be shown. */
  readonly key?: string;
  readonly isEvent?: boolean;
  /** True if the command makes sense for the node; otherwise it is not offered. */
  readonly isFor?: (node: NodeFacts, studio: Studio) => boolean;
  /** Those that change nothing are for everybody. */
  readonly isHarmless?: boolean;
  readonly run: (studio: Studio, node: NodeFacts) => void;
  /** First of a group in the menu. */
  readonly isFirst?: boolean;
}

const isOnPage = ({ isSurface }: NodeFacts) => !isSurface;
const open = (dialog: (node: NodeFacts) => DialogState) => (studio: Studio, node: NodeFacts) =>
  studio.change((draft) => {
    draft.dialog = dialog(node);
  });
const clip = (act: ClipboardAct) => (studio: Studio, node: NodeFacts) =>
  void copyFromMenu(studio, node.path, act);

/** Everything that can be done to a widget, in the order of its menu. */
export const NODE_COMMANDS: readonly NodeCommand[] = [
  {
    name: 'edit',
    key: 'Enter',
    isHarmless: true,
    run: (studio, node) => studio.select(node.path, { focus: true }),
  },
  {
    name: 'addInside',
    isFor: (node) => node.slots.length > 0,
    run: open(({ slots }) => ({
      name: 'gallery',
      list: slots.at(-1)?.list ?? [],
      index: slots.at(-1)?.nodes.length ?? 0,
    })),
  },
  {
    name: 'addAfter',
    key: 'mod+Enter',
    isFor: isOnPage,
    run: open(({ path }) => ({
      name: 'gallery',
      list: path.slice(0, -1),
      index: Number(path.at(-1)) + 1,
    })),
  },
  {
    name: 'moveUp',
    key: 'alt+ArrowUp',
    isFirst: true,
    isFor: isOnPage,
    run: (studio, node) => moveBy(studio, node, -1),
  },
  { name: 'moveDown', key: 'alt+ArrowDown', isFor: isOnPage, run: (studio, node) => moveBy(studio, node, 1) },
  { name: 'moveOut', key: 'alt+ArrowLeft', isFor: (node) => node.depth > 0, run: moveOut },
  { name: 'moveIn', key: 'alt+ArrowRight', isFor: isOnPage, run: moveIn },
  {
    name: 'pickUp',
    key: 'Space',
    isFor: isOnPage,
    run: (studio, node) => void startDrag(studio, node.path, 'keys'),
  },
  { name: 'moveTo', isFor: isOnPage, run: open(({ path }) => ({ name: 'move', node: path })) },
  { name: 'duplicate', key: 'mod+KeyD', isFirst: true, isFor: isOnPage, run: copyBehind },
  {
    name: 'copy',
    key: 'mod+KeyC',
    isEvent: true,
    isHarmless: true,
    isFor: isOnPage,
    run: clip('copy'),
  },
  { name: 'cut', key: 'mod+KeyX', isEvent: true, isFor: isOnPage, run: clip('cut') },
  { name: 'paste', key: 'mod+KeyV', isEvent: true, run: (studio) => void pasteFromMenu(studio) },
  { name: 'unwrap', isFirst: true, isFor: (node, studio) => mayUnwrap(studio, node), run: unwrapNode },
  { name: 'rename', key: 'F2', isFor: isOnPage, run: () => undefined },
  { name: 'savePattern', isFor: isOnPage, run: open(({ path }) => ({ name: 'save-pattern', node: path })) },
  { name: 'delete', key: 'Delete', isFirst: true, isFor: isOnPage, run: deleteNode },
];

/** Returns the commands that this person can use on this widget. */
export function commandsFor(studio: Studio, node: NodeFacts): readonly NodeCommand[] {
  return NODE_COMMANDS.filter(
    ({ isHarmless, isFor }) => (isHarmless || mayBuild(studio)) && (isFor?.(node, studio) ?? true),
  );
}

/** Does what a key says to a widget; true when it was one. Renaming is the outline's own. */
export function runCommandKey(studio: Studio, node: NodeFacts, key: string | undefined): boolean {
  const own = key === 'Backspace' ? 'Delete' : key;
  const found = commandsFor(studio, node).find((one) => one.key === own && !one.isEvent);
  if (!found || found.name === 'rename') return false;
  found.run(studio, node);
  return true;
}

/** A key as it is shown: "Ctrl+D". */
export function keyLabel({ language }: Pick<Studio, 'language'>, key: string): string {
  const { keyNames } = outlineMessages[language];
  return key
    .split('+')
    .map((part) => keyNames[part] ?? part.replace(/^(?:Key|Digit)/, ''))
    .join('+');
}

/** A key as `aria-keyshortcuts` has it: "Control+D". */
export function shortcutOf(key: string): string {
  return key
    .replace('mod', 'Control')
    .replace('alt', 'Alt')
    .replace(/Key(?=.$)/, '');
}

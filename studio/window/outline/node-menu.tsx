import type { ReactElement } from 'react';
import { Menu, type MenuGroup, type MenuPlace } from '../components/menu.tsx';
import { holderTypes } from '../state/holders.ts';
import { type NodeFacts, nameOf, titleOf } from '../state/nodes.ts';
import { mayBuild } from '../state/roles.ts';
import { hideOn, isHiddenOn, wrapIn, wrapRefusal } from '../state/structure.ts';
import { type Studio, useStudio } from '../state/studio.tsx';
import { type CommandName, commandsFor, keyLabel, type NodeCommand, shortcutOf } from './commands.ts';
import { SCREENS } from './marks.ts';
import { outlineMessages } from './messages.ts';

/** Everything that can be done to a widget, with the keys that do the same. For the outline and for the page. */
export function NodeMenu({
  node,
  place,
  onClose,
  onRename,
  onRun,
}: {
  node: NodeFacts;
  place: MenuPlace;
  onClose: () => void;
  onRename?: () => void;
  /** Called with the name of a command before it runs. */
  onRun?: (name: CommandName) => void;
}): ReactElement {
  const studio = useStudio();
  return (
    <Menu
      label={outlineMessages[studio.language].moreFor(nameOf(studio.model, node))}
      groups={groupsFor(studio, node, onRename, onRun)}
      place={place}
      onClose={onClose}
    />
  );
}

function groupsFor(
  studio: Studio,
  node: NodeFacts,
  onRename: (() => void) | undefined,
  onRun: ((name: CommandName) => void) | undefined,
): MenuGroup[] {
  const outline = outlineMessages[studio.language];
  const groups: NodeCommand[][] = [];
  for (const command of commandsFor(studio, node)) {
    if (command.name === 'rename' && !onRename) continue;
    if (command.isFirst || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(command);
  }
  const plain = groups.map(
    (commands): MenuGroup => ({
      items: commands.map(({ name, key, run }) => ({
        label: outline.commands[name],
        ...(key ? { hint: keyLabel(studio, key), shortcut: shortcutOf(key) } : {}),
        run: () => {
          onRun?.(name);
          if (name === 'rename') onRename?.();
          else run(studio, node);
        },
      })),
    }),
  );
  if (!mayBuild(studio) || node.isSurface) return plain;
  const holders = holderTypes(studio.model).filter((type) => !wrapRefusal(studio, node, type));
  return [
    ...plain.slice(0, -1),
    {
      label: outline.wrapIn,
      isInline: true,
      items: holders.map((type) => ({
        label: titleOf(studio.model, type),
        run: () => wrapIn(studio, node, type),
      })),
    },
    {
      label: outline.hide,
      isInline: true,
      items: SCREENS.map((screen) => ({
        label: outline.screens[screen] ?? screen,
        isOn: isHiddenOn(node, screen),
        run: () => hideOn(studio, node, screen),
      })),
    },
    ...plain.slice(-1),
  ];
}

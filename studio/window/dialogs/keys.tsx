import type { ReactElement } from 'react';
import { Modal } from '../components/modal.tsx';
import { keyLabel, NODE_COMMANDS } from '../outline/commands.ts';
import { outlineMessages } from '../outline/messages.ts';
import { useStudio } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';

type Line = readonly [keys: string, what: string];

/** Every key of the studio, by where it works. */
export default function Keys(): ReactElement {
  const studio = useStudio();
  const dialogs = dialogMessages[studio.language];
  const outline = outlineMessages[studio.language];
  const key = (one: string) => keyLabel(studio, one);
  const groups: readonly (readonly [string, readonly Line[]])[] = [
    [
      dialogs.keysEverywhere,
      [
        [key('mod+KeyZ'), dialogs.keyUndo],
        [key('mod+shift+KeyZ'), dialogs.keyRedo],
        [`${key('mod')}+\\`, dialogs.keyText],
        [key('mod+KeyE'), dialogs.keyMode],
        [`F6, ${key('shift+F6')}`, dialogs.keyParts],
        [`${key('mod')}+/`, dialogs.keysTitle],
      ],
    ],
    [
      dialogs.keysOutline,
      [
        ['↑ ↓ ← →', dialogs.keyTree],
        [dialogs.letters, dialogs.keyLetters],
        ['*', dialogs.keyStar],
        ...NODE_COMMANDS.flatMap((one): Line[] =>
          one.key ? [[key(one.key), outline.commands[one.name]]] : [],
        ),
        [key('shift+F10'), dialogs.keyMenu],
      ],
    ],
    [
      dialogs.keysDrag,
      [
        ['↑ ↓', dialogs.keyPlaces],
        [`${key('Enter')}, ${key('Space')}`, dialogs.keyDrop],
        ['Esc', dialogs.keyCancel],
      ],
    ],
  ];
  return (
    <Modal title={dialogs.keysTitle} className="st-keys">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <div className="st-key-groups" tabIndex={0}>
        {groups.map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([keys, what]) => (
                <div key={keys + what}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

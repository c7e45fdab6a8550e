import { type ReactElement, useState } from 'react';
import { below, Menu, type MenuPlace } from '../components/menu.tsx';
import { mayBuild } from '../state/roles.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';
import type { DialogState } from '../state/window-state.ts';
import { windowMessages } from './messages.ts';

type ToolName = 'text' | 'pictures' | 'units' | 'versions' | 'share';

const opens =
  (dialog: DialogState) =>
  ({ change }: Studio) =>
    change((draft) => {
      draft.dialog = dialog;
    });

const TOOLS: readonly (readonly [ToolName, (studio: Studio) => void])[] = [
  [
    'text',
    ({ change }) =>
      change((draft) => {
        draft.isTextOpen = !draft.isTextOpen;
      }),
  ],
  ['pictures', opens({ name: 'pictures' })],
  ['units', opens({ name: 'units' })],
  ['versions', opens({ name: 'versions' })],
  ['share', opens({ name: 'share' })],
];

/** The panels next to the page: buttons where there is room for them, else a menu. */
export function Tools(): ReactElement {
  const studio = useStudio();
  const words = windowMessages[studio.language];
  const isTextOpen = useWindow((state) => state.isTextOpen);
  const [menu, setMenu] = useState<MenuPlace>();
  const tools = TOOLS.filter(([name]) => name !== 'share' || mayBuild(studio));
  const isOn = (name: ToolName) => (name === 'text' ? isTextOpen : undefined);
  return (
    <>
      <div className="st-group st-tools">
        {tools.map(([name, run]) => (
          <button key={name} type="button" aria-pressed={isOn(name)} onClick={() => run(studio)}>
            {words[name]}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="st-icon-button st-tools-menu"
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        aria-label={words.tools}
        title={words.tools}
        onClick={({ currentTarget }) => setMenu(below(currentTarget))}
      >
        ⋯
      </button>
      {menu && (
        <Menu
          label={words.tools}
          place={menu}
          groups={[
            {
              items: tools.map(([name, run]) => ({
                label: words[name],
                run: () => run(studio),
                ...(isOn(name) === undefined ? {} : { isOn: isTextOpen }),
              })),
            },
          ]}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

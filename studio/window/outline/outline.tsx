import { type ReactElement, useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../src/document/path.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import { listenToClipboard } from '../clipboard/events.ts';
import { below, Menu, type MenuPlace } from '../components/menu.tsx';
import { dragFacts } from '../state/drag.ts';
import { labelOf, sectionNodes, titleOf } from '../state/nodes.ts';
import { mayBuild } from '../state/roles.ts';
import { type Studio, useDocument, useStudio } from '../state/studio.tsx';
import { Icon, shapeOf } from './icons.tsx';
import { outlineMessages } from './messages.ts';
import { NodeMenu } from './node-menu.tsx';
import { Rename } from './rename.tsx';
import { Tree, useActiveRow } from './tree.tsx';
import { useRows } from './use-rows.ts';

/** The widgets of the page as a tree, and all that can be done to them. */
export function Outline(): ReactElement {
  const studio = useStudio();
  const messages = outlineMessages[studio.language];
  const outline = useRows();
  const { list } = outline.rows;
  const { active } = useActiveRow(outline.rows);
  const scroller = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);
  const [menu, setMenu] = useState<MenuPlace>();
  const [parts, setParts] = useState<MenuPlace>();
  const [renamed, setRenamed] = useState<number>();
  const [ghost, setGhost] = useState<{ x: number; y: number }>();
  const isEmpty = useDocument(
    (doc) => doc.isReadable && sectionNodes(doc.document, studio.model.tables).length === 0,
  );
  const row = list[active];
  const renamedRow = renamed === undefined ? undefined : list[renamed];
  useEffect(() => listenToClipboard(studio, document), [studio]);
  const close = () => {
    setMenu(undefined);
    setParts(undefined);
  };
  return (
    <div className="st-panel">
      <header className="st-panel-head">
        <h2>{messages.title}</h2>
        {mayBuild(studio) && (
          <button
            type="button"
            className="st-icon-button"
            aria-label={messages.addHelp}
            title={messages.addHelp}
            onClick={() => addNear(studio)}
          >
            <svg className="st-glyph" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 3v10M3 8h10" />
            </svg>
          </button>
        )}
        <button
          type="button"
          className="st-icon-button"
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          aria-label={messages.more}
          title={messages.more}
          disabled={!row}
          onClick={(event) => setMenu(below(event.currentTarget))}
        >
          ⋯
        </button>
      </header>
      <div className="st-rows" ref={scroller}>
        {list.length > 0 && (
          <Tree
            outline={outline}
            scroller={scroller}
            refocus={refocus}
            onRename={setRenamed}
            onGhost={setGhost}
            onMenu={(_, x, y) => setMenu({ x, y, opener: focusedRow(scroller.current) })}
          />
        )}
        {renamedRow && renamed !== undefined && (
          <Rename
            key={renamedRow.key}
            node={renamedRow.node}
            index={renamed}
            onClose={(isByKey) => {
              refocus.current = isByKey;
              setRenamed(undefined);
            }}
          />
        )}
        {isEmpty && (
          <div className="st-outline-empty">
            <p>{messages.empty}</p>
            {mayBuild(studio) && (
              <button type="button" className="st-primary" onClick={() => addNear(studio)}>
                {messages.emptyFix}
              </button>
            )}
          </div>
        )}
      </div>
      <div className="st-panel-foot">
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={parts !== undefined}
          onClick={(event) => setParts(below(event.currentTarget))}
        >
          {messages.commands.findParts}
        </button>
        <button
          type="button"
          className="st-icon-button"
          aria-label={messages.commands.keys}
          title={messages.commands.keys}
          onClick={() =>
            studio.change((draft) => {
              draft.dialog = { name: 'keys' };
            })
          }
        >
          ?
        </button>
      </div>
      {menu && row && (
        <NodeMenu
          node={row.node}
          place={menu}
          onClose={close}
          onRename={() => setRenamed(active)}
          onRun={(name) => {
            refocus.current = name === 'pickUp';
          }}
        />
      )}
      {parts && <PartsMenu place={parts} onClose={close} />}
      {ghost && <Ghost {...ghost} />}
    </div>
  );
}

/** Everything of a page that is not in its sections, whether it is written or still as it comes. */
function PartsMenu({ place, onClose }: { place: MenuPlace; onClose: () => void }): ReactElement {
  const studio = useStudio();
  const items = surfaces.map(({ path, type }) => ({
    label: titleOf(studio.model, type),
    isOn: valueAt(studio.doc.document, path) !== undefined,
    run: () => studio.select(path, { focus: true }),
  }));
  return (
    <Menu
      label={outlineMessages[studio.language].parts}
      groups={[{ items }]}
      place={place}
      onClose={onClose}
    />
  );
}

/** The label that follows the pointer. */
function Ghost({ x, y }: { x: number; y: number }): ReactElement | null {
  const studio = useStudio();
  const node = dragFacts(studio)?.node;
  if (!node) return null;
  return (
    <div className="st-ghost" style={{ left: x + 12, top: y + 8 }} aria-hidden="true">
      <Icon shape={shapeOf(studio.model, node)} />
      {labelOf(node) || titleOf(studio.model, node.type)}
    </div>
  );
}

/** Opens the gallery for behind the selection, or for the end of the page. */
function addNear(studio: Studio): void {
  const { selection } = studio.get();
  const index = selection?.at(-1);
  const list = selection?.slice(0, -1);
  studio.change((draft) => {
    draft.dialog =
      list && typeof index === 'number'
        ? { name: 'gallery', list, index: index + 1 }
        : {
            name: 'gallery',
            list: ['sections'],
            index: sectionNodes(studio.doc.document, studio.model.tables).length,
          };
  });
}

function focusedRow(scroller: HTMLElement | null): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]') ?? null;
}

import { type ReactElement, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { formatPointer } from '../../../src/document/path.ts';
import { keyOf } from '../components/keys.ts';
import { componentMessages } from '../components/messages.ts';
import { dragFacts, runDragKey } from '../state/drag.ts';
import { mayBuild } from '../state/roles.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';
import { runCommandKey } from './commands.ts';
import { shapeOf } from './icons.tsx';
import { EDGE, INDENT, lineOf, ROW } from './lines.ts';
import { hiddenWords, marksOf } from './marks.ts';
import { outlineMessages } from './messages.ts';
import { dragByPointer } from './pointer-drag.ts';
import { type RowLook, RowView } from './row.tsx';
import { type Row, type Rows, rowNear } from './rows.ts';
import { rowThatBegins, treeAct } from './tree-keys.ts';
import type { OutlineState } from './use-rows.ts';
import { showRow, useVisible } from './use-visible.ts';

/** Milliseconds within which typed letters are one word. */
const PAUSE = 700;

export interface TreeProps {
  readonly outline: OutlineState;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Set when what is done next ends at the active row. */
  readonly refocus: RefObject<boolean>;
  readonly onMenu: (row: Row, x: number, y: number) => void;
  readonly onRename: (index: number) => void;
  readonly onGhost: (ghost: { x: number; y: number } | undefined) => void;
}

/** The row that stands for what is selected; the first one when nothing is. */
export function useActiveRow({ list, at }: Rows): { active: number; isSelected: boolean } {
  const selection = useWindow((state) => state.selection);
  const field = useWindow((state) => state.field);
  const nearField = field ? rowNear({ list, at }, field) : -1;
  const found =
    nearField >= 0 && list[nearField]?.kind === 'entry' ? nearField : rowNear({ list, at }, selection);
  return { active: Math.max(0, found), isSelected: found >= 0 };
}

/** The widgets of the page as a tree. Only the rows in sight are in the document, and the one that has the focus. */
export function Tree(props: TreeProps): ReactElement {
  const { outline, scroller, refocus } = props;
  const studio = useStudio();
  const { rows } = outline;
  const { list } = rows;
  const tree = useRef<HTMLDivElement>(null);
  const isByPointer = useRef(false);
  const { active, isSelected } = useActiveRow(rows);
  const [from, to] = useVisible(scroller, list.length);
  const onKeyDown = useTreeKeys(props, active);
  const looks = useRowLooks(rows, { active, isSelected });
  const id = useId();

  useLayoutEffect(() => showRow(scroller.current, active), [scroller, active]);
  useLayoutEffect(() => {
    const focused = tree.current?.contains(document.activeElement);
    if (!refocus.current && !focused) return;
    refocus.current = false;
    rowElement(tree.current, active)?.focus({ preventScroll: true });
  });

  const select = (row: Row) => selectRow(studio, row);
  const rowOf = (target: EventTarget) =>
    list[Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)];
  const actOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-act]')?.dataset.act;
  const shown = [
    ...Array.from({ length: to - from }, (_, i) => from + i),
    ...(active >= from && active < to ? [] : [active]),
  ];
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={outlineMessages[studio.language].title}
      className="st-tree"
      tabIndex={-1}
      style={{ height: list.length * ROW }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        // Focus that comes back from a dialog goes on to what is selected by now.
        if (isByPointer.current || rowOf(event.target) === list[active]) return;
        rowElement(tree.current, active)?.focus({ preventScroll: true });
      }}
      onPointerDown={(event) => {
        isByPointer.current = true;
        const row = rowOf(event.target);
        const act = actOf(event.target);
        const isHandle = act === 'grip' || (event.pointerType === 'mouse' && act === undefined);
        if (event.button !== 0 || row?.kind !== 'node' || row.node.isSurface || !isHandle) return;
        const element = scroller.current;
        if (!element || !mayBuild(studio)) return;
        const host = { studio, scroller: element, rows: () => outline.rows, show: props.onGhost };
        dragByPointer(host, event.nativeEvent, row.path);
      }}
      onClick={(event) => {
        isByPointer.current = false;
        const row = rowOf(event.target);
        if (!row) return;
        const act = actOf(event.target);
        refocus.current = true;
        if (act === 'toggle') return outline.toggle([row.key], !row.isOpen);
        select(row);
        if (act === 'more') props.onMenu(row, event.clientX, event.clientY);
      }}
      onDoubleClick={(event) => {
        const row = rowOf(event.target);
        if (row && actOf(event.target) === undefined)
          studio.select(row.node.path, {
            focus: true,
            ...(row.kind === 'entry' ? { field: row.path } : {}),
          });
      }}
      onContextMenu={(event) => {
        const row = rowOf(event.target) ?? list[active];
        if (!row) return;
        event.preventDefault();
        isByPointer.current = false;
        select(row);
        const box = rowElement(tree.current, list.indexOf(row))?.getBoundingClientRect();
        const isByKey = event.clientX === 0 && event.clientY === 0;
        props.onMenu(
          row,
          isByKey ? (box?.left ?? 0) + 40 : event.clientX,
          isByKey ? (box?.bottom ?? 0) : event.clientY,
        );
      }}
    >
      {shown.map((index) => {
        const look = looks(index);
        return look && <RowView key={list[index]?.key} {...look} id={`${id}-${list[index]?.key}`} />;
      })}
      <InsertionLine rows={rows} reveal={outline.reveal} isByPointer={isByPointer} />
    </div>
  );
}

/** Where the dragged widget would go. A place that is out of sight in a closed row opens it when keys lead there. */
function InsertionLine({
  rows,
  reveal,
  isByPointer,
}: Pick<OutlineState, 'rows' | 'reveal'> & { isByPointer: RefObject<boolean> }): ReactElement | null {
  const studio = useStudio();
  const drag = useWindow((state) => state.drag);
  const to = drag?.to && dragFacts(studio)?.to;
  const line = to && lineOf(rows, to);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!to || isByPointer.current) return;
    reveal([...to.list, to.index]);
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [to, reveal, isByPointer]);
  if (!line || line.into !== undefined) return null;
  const start = EDGE + (line.level - 1) * INDENT + ROW / 2;
  return <div ref={ref} className="st-line" style={{ top: line.y, insetInlineStart: start }} />;
}

function useTreeKeys(props: TreeProps, active: number): (event: React.KeyboardEvent) => void {
  const studio = useStudio();
  const typed = useRef({ text: '', at: 0 });
  const { outline, refocus } = props;
  const { rows } = outline;
  return (event) => {
    const key = keyOf(event);
    const row = rows.list[active];
    const done = () => {
      refocus.current = true;
      event.preventDefault();
      event.stopPropagation();
    };
    if (runDragKey(studio, key)) return done();
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isGoingOn = event.timeStamp - typed.current.at < PAUSE && typed.current.text !== '';
    if (isLetter && event.key !== '*' && (event.key !== ' ' || isGoingOn)) {
      typed.current = { text: (isGoingOn ? typed.current.text : '') + event.key, at: event.timeStamp };
      const found = rows.list[rowThatBegins(rows, active, typed.current.text)];
      if (found) selectRow(studio, found);
      return done();
    }
    const act = treeAct(rows, active, key, event.key);
    if (act) {
      const target = act.name === 'go' ? rows.list[act.to] : undefined;
      if (target) selectRow(studio, target);
      if (act.name === 'toggle')
        outline.toggle(
          act.rows.map((one) => one.key),
          act.isOpen,
        );
      return done();
    }
    if (!row) return;
    if (key === 'F2' && row.kind === 'node' && !row.node.isSurface && mayBuild(studio)) {
      props.onRename(active);
      event.preventDefault();
      return;
    }
    if (row.kind === 'entry' && key !== 'Enter') return;
    if (row.kind === 'entry') studio.select(row.node.path, { field: row.path, focus: true });
    else if (!runCommandKey(studio, row.node, key)) return;
    event.preventDefault();
    event.stopPropagation();
    refocus.current = key !== 'Enter' && key !== 'mod+Enter';
  };
}

function useRowLooks(
  rows: Rows,
  { active, isSelected }: { active: number; isSelected: boolean },
): (index: number) => Omit<RowLook, 'id'> | undefined {
  const studio = useStudio();
  const { language, model } = studio;
  const findings = useWindow((state) => state.findings);
  const drag = useWindow((state) => state.drag);
  const marks = useMemo(() => marksOf(findings, rows), [findings, rows]);
  const to = drag?.to && dragFacts(studio)?.to;
  const target = to && lineOf(rows, to)?.into;
  const dragged = drag ? rowNear(rows, drag.node) : -1;
  return (index) => {
    const row = rows.list[index];
    if (!row) return undefined;
    const own = marks.get(index);
    const isNode = row.kind === 'node';
    return {
      index,
      path: formatPointer(row.path),
      shape: isNode ? shapeOf(model, row.node) : undefined,
      title: row.title,
      label: row.label,
      level: row.level,
      position: row.position,
      size: row.size,
      isOpen: row.isOpen,
      isSelected: isSelected && index === active,
      isActive: index === active,
      isDragged: dragged >= 0 && index >= dragged && index < (rows.list[dragged]?.end ?? 0),
      isTarget: index === target,
      hidden: isNode ? hiddenWords(language, row.node) : '',
      errors: own?.errors ? componentMessages[language].errors(own.errors) : '',
      warnings: own?.warnings ? componentMessages[language].warnings(own.warnings) : '',
      mayMove: isNode && !row.node.isSurface && mayBuild(studio),
    };
  };
}

/** Selects what a row stands for. */
function selectRow(studio: Studio, row: Row): void {
  studio.select(row.node.path, row.kind === 'entry' ? { field: row.path } : {});
}

function rowElement(tree: HTMLElement | null, index: number): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? null;
}

import { memo, type ReactElement } from 'react';
import { Icon, type Shape } from './icons.tsx';
import { EDGE, INDENT, ROW } from './lines.ts';

/** All that a row shows, in plain values: it is drawn again only when one of them is another. */
export interface RowLook {
  readonly id: string;
  readonly index: number;
  /** Of what it stands for, as a JSON pointer. */
  readonly path: string;
  readonly shape: Shape | undefined;
  readonly title: string;
  readonly label: string;
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly isOpen: boolean | undefined;
  readonly isSelected: boolean;
  /** The one that Tab goes to. */
  readonly isActive: boolean;
  readonly isDragged: boolean;
  readonly isTarget: boolean;
  /** "hidden on phones"; empty for what is shown everywhere. */
  readonly hidden: string;
  readonly errors: string;
  readonly warnings: string;
  readonly mayMove: boolean;
}

/** A line of the outline. What happens to it is heard by the tree. */
export const RowView = memo(function RowView(row: RowLook): ReactElement {
  const { title, label, hidden, errors, warnings, isOpen } = row;
  const name = [label ? `${label}, ${title}` : title, errors, warnings, hidden].filter(Boolean).join(', ');
  return (
    <div
      role="treeitem"
      id={row.id}
      className="st-tree-row"
      aria-label={name}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={isOpen}
      aria-selected={row.isSelected}
      tabIndex={row.isActive ? 0 : -1}
      data-row={row.index}
      data-path={row.path}
      data-kind={row.shape === undefined ? 'entry' : row.shape}
      data-dragged={row.isDragged || undefined}
      data-target={row.isTarget || undefined}
      data-hidden={hidden ? true : undefined}
      style={{ top: row.index * ROW, paddingInlineStart: EDGE + (row.level - 1) * INDENT }}
    >
      <span
        className="st-tree-row-arrow"
        data-act={isOpen === undefined ? undefined : 'toggle'}
        aria-hidden="true"
      >
        {isOpen !== undefined && (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M6 4l4 4-4 4" />
          </svg>
        )}
      </span>
      {row.shape && <Icon shape={row.shape} />}
      <span className="st-tree-row-words" aria-hidden="true">
        {label ? (
          <>
            <span className="st-tree-row-label">{label}</span>{' '}
            <span className="st-tree-row-title">{title}</span>
          </>
        ) : (
          <span className="st-tree-row-label">{title}</span>
        )}
      </span>
      <span className="st-tree-row-marks" aria-hidden="true">
        {hidden && (
          <svg className="st-glyph" viewBox="0 0 16 16">
            <title>{hidden}</title>
            <path d="M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6M3 13L13 3" />
          </svg>
        )}
        {errors ? (
          <i className="st-mark" data-severity="error" title={errors} />
        ) : (
          warnings && <i className="st-mark" data-severity="warning" title={warnings} />
        )}
        {row.mayMove && <span className="st-tree-row-grip" data-act="grip" />}
        <span className="st-tree-row-more" data-act="more">
          ⋯
        </span>
      </span>
    </div>
  );
});

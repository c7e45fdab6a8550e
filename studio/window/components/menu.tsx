import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** One line of a menu. */
interface MenuItem {
  readonly label: string;
  readonly run: () => void;
  /** A key that does the same, as it is shown. */
  readonly hint?: string;
  /** The same for screen readers: "Control+D". */
  readonly shortcut?: string;
  /** Of something that is on or off. */
  readonly isOn?: boolean;
}

export interface MenuGroup {
  /** Shown above it, where it needs a name. */
  readonly label?: string;
  readonly items: readonly MenuItem[];
  /** Short ones beside each other. */
  readonly isInline?: boolean;
}

/** Where a menu opens: below an element, or at a point. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
  /** The element that gets the focus back. */
  readonly opener: HTMLElement | null;
}

/** Where the menu of a button opens: below it. */
export function below(opener: HTMLElement): MenuPlace {
  const { left, bottom } = opener.getBoundingClientRect();
  return { x: left, y: bottom + 2, opener };
}

/**
 * A menu as the ARIA practices say: arrows, Home and End, first letters, Escape and Tab close it; what opened it gets the
 * focus back before anything is done.
 */
export function Menu({
  label,
  groups,
  place,
  onClose,
}: {
  label: string;
  groups: readonly MenuGroup[];
  place: MenuPlace;
  onClose: () => void;
}): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    if (typeof menu.showPopover === 'function') menu.showPopover();
    else menu.removeAttribute('popover');
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(4, Math.min(place.x, innerWidth - width - 4))}px`;
    menu.style.top = `${Math.max(4, Math.min(place.y, innerHeight - height - 4))}px`;
    itemsOf(menu)[0]?.focus();
  }, [place]);
  useEffect(() => {
    const outside = (event: Event) => {
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) onClose();
    };
    addEventListener('pointerdown', outside, true);
    addEventListener('blur', onClose);
    return () => {
      removeEventListener('pointerdown', outside, true);
      removeEventListener('blur', onClose);
    };
  }, [onClose]);
  const leave = () => {
    onClose();
    place.opener?.focus();
  };
  const press = (event: React.KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      return leave();
    }
    const items = itemsOf(ref.current);
    const next = nextItem(items, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={ref}
      popover="manual"
      role="menu"
      aria-label={label}
      className="st-menu"
      tabIndex={-1}
      onKeyDown={press}
      onContextMenu={(event) => event.preventDefault()}
    >
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group, i) => (
          <MenuGroupView key={group.label ?? i} group={group} isFirst={i === 0}>
            {group.items.map((item) => (
              <button
                key={item.label}
                type="button"
                role={item.isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
                {...(item.isOn === undefined ? {} : { 'aria-checked': item.isOn })}
                aria-keyshortcuts={item.shortcut}
                tabIndex={-1}
                className="st-menu-item"
                onPointerMove={(event) => event.currentTarget.focus()}
                onClick={() => {
                  leave();
                  item.run();
                }}
              >
                <span className="st-menu-mark" aria-hidden="true">
                  {item.isOn ? '✓' : ''}
                </span>
                <span>{item.label}</span>
                {item.hint && (
                  <span className="st-menu-key" aria-hidden="true">
                    {item.hint}
                  </span>
                )}
              </button>
            ))}
          </MenuGroupView>
        ))}
    </div>
  );
}

function MenuGroupView({
  group,
  isFirst,
  children,
}: {
  group: MenuGroup;
  isFirst: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <>
      {!isFirst && <hr className="st-menu-line" />}
      {group.label === undefined ? (
        children
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a menu
        <div role="group" aria-label={group.label} data-inline={group.isInline || undefined}>
          <p className="st-menu-title" aria-hidden="true">
            {group.label}
          </p>
          {children}
        </div>
      )}
    </>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const { length } = items;
  if (key === 'ArrowDown' || key === 'ArrowRight') return items[(at + 1) % length];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return items[(at - 1 + length) % length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const behind = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return behind.find((item) => textOf(item).startsWith(key.toLowerCase()));
}

function textOf(item: HTMLElement): string {
  return item.querySelector('span:nth-of-type(2)')?.textContent?.toLowerCase() ?? '';
}

import { followBoard } from '../../renderer/parts/fresh-board.ts';
import { bindUnitPanel } from '../../renderer/parts/unit-panel.ts';
import { enableZoom } from './zoom.ts';

/** Shows the home of a pressed shape, and lets the plan be enlarged. */
export default function enhancePlan(island: HTMLElement): void {
  const part = (name: string) => island.querySelector<HTMLElement>(`[data-part=${name}]`);
  const [root, frame, plan] = [island.firstElementChild as HTMLElement, part('frame'), part('plan')];
  if (!frame || !plan) return;
  const drawing = plan.querySelector('svg');
  const shapes = [...(drawing?.querySelectorAll('a') ?? [])];
  const current = drawing?.lastElementChild;
  const panel = bindUnitPanel(root, shapes, (shape) =>
    current?.setAttribute('d', shape?.firstElementChild?.getAttribute('d') ?? ''),
  );
  followBoard(root, shapes, (shape, { status }) => {
    const group = drawing?.querySelector(`g[fill$='-${status})']`);
    if (group && shape.parentElement !== group) group.append(shape);
  });
  plan.addEventListener('click', (event) => {
    const shape = (event.target as Element).closest('svg a');
    if (!shape || !panel) return;
    // The focus returns here, because no shape takes it.
    frame.focus({ preventScroll: true });
    if (panel.open(shape)) event.preventDefault();
  });
  enableZoom(
    frame,
    plan,
    [part('zoom-in'), part('zoom-out')].filter((button) => button !== null),
  );
}

/**
 * The boot: the only script a page loads immediately. It opens dialogs before anything else has loaded, hydrates islands
 * at their moment, holds early clicks and replays them, and fetches the runtime when the browser is idle.
 */
import './client-shared.ts';
import { keepAttribution } from '../lib/attribution.ts';
import { targetOf } from './anchor-target.ts';
import { afterPaint, listenForLeads } from './client-dialog.ts';
import { scheduleIslands } from './client-islands.ts';
import { chunks, loadRuntime, pageRead } from './client-load.ts';
import { drawOffscreen, releaseOffscreen } from './client-offscreen.ts';

// Before any other script: a visitor who leaves immediately comes back from the same campaign.
// Where visitors are asked for consent, the runtime records the visit once they have agreed.
keepAttribution(chunks.asks);

const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
const early: HTMLElement[] = [];

const startRuntime = () =>
  void Promise.all([loadRuntime(), pageRead])
    .then(async ([module]) => {
      await module.ready();
      // In its own task: the script has only just been read, and a tap may be waiting.
      setTimeout(() => module.startRuntime({ early: early.splice(0) }));
    })
    .catch(() => addEventListener('pointerdown', startRuntime, { once: true }));

listenForLeads(
  (button) => {
    early.push(button);
    afterPaint(startRuntime);
  },
  () => 'alive' in document.documentElement.dataset,
);
addEventListener('click', (event) => {
  const target = targetOf(event);
  if (!target) return;
  event.preventDefault();
  loadRuntime().then(
    ({ scrollToTarget }) => scrollToTarget(target),
    () => target.scrollIntoView(),
  );
});
scheduleIslands(idle);
const begin = () => {
  idle(startRuntime);
  drawOffscreen(idle);
};
// A boot that had to be asked for again may come after the page has loaded.
if (document.readyState === 'complete') begin();
else addEventListener('load', begin);
addEventListener('scrollend', () => drawOffscreen(idle));
addEventListener(
  'close',
  () => {
    releaseOffscreen();
    drawOffscreen(idle);
  },
  true,
);

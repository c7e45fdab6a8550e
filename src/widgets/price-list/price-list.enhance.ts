import { jakartaDay } from '../../lib/days.ts';
import { phaseState } from './phase-state.ts';

const DAY = 24 * 60 * 60 * 1000;
const JAKARTA = 7 * 60 * 60 * 1000;

/** Phases begin and end by the clock: at midnight in Jakarta, and when a visitor comes back to the page. */
export default function followDays(island: HTMLElement): void {
  const phases = [...island.querySelectorAll<HTMLElement>('[data-from]')];
  const show = () => {
    const today = jakartaDay(Date.now());
    for (const { dataset } of phases) {
      const { from = '', until = '' } = dataset;
      dataset.state = phaseState({ from, until }, today);
    }
  };
  const wait = () =>
    setTimeout(
      () => {
        show();
        wait();
      },
      DAY - ((Date.now() + JAKARTA) % DAY),
    );
  show();
  wait();
  document.addEventListener('visibilitychange', show);
}

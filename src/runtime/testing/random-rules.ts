import type { State } from '../state.ts';

/** Checks the rules that must hold on every page after every step. */
export function checkPage({ lead, otp, queue }: State, must: (holds: boolean, rule: string) => void): void {
  must((otp.timer === -1) === (otp.ticking === ''), 'the timer is -1 exactly when none runs');
  must(otp.timer >= -1 && (otp.timer < 0 || otp.session !== null), 'a timer belongs to a session');
  must(new Set(queue.entries.map(({ key }) => key)).size === queue.entries.length, 'one entry a key');
  const busy = Object.values(lead.forms).filter(({ name }) => name === 'sending').length;
  must(busy === (lead.sending ? 1 : 0), 'a form is sending exactly while its visitor waits');
  const { sending } = lead;
  must(
    !sending || queue.entries.some(({ key }) => key === sending.lead.key),
    'a lead that a visitor waits for is in the queue',
  );
  const checking = Object.values(lead.forms).filter(({ name }) => name === 'checking').length;
  must(
    checking <= 1 && (checking === 0 || otp.request !== ''),
    'no form waits for a gate that is not at work',
  );
}

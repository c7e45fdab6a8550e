import { splitCountdown } from '../../lib/split-countdown.ts';
import type { RuntimeStore } from '../state.ts';
import { formatCountdown } from './countdown.ts';

/**
 * Connects the window for the code: it shows the state, and turns typing and presses into events. It is loaded with
 * the part of the runtime that asks for codes, so it is ready before the window can open.
 */
export function attachCodeWindow(page: Document, { getState, dispatch, subscribe }: RuntimeStore): void {
  const root = page.querySelector<HTMLElement>('[data-otp]');
  if (!root) return;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-otp-${name}]`);
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[data-otp-box]')];
  const title = root.closest('dialog')?.querySelector<HTMLElement>('[data-part=title]') ?? null;
  const [phone, line, countdown, timer] = [part('phone'), part('status'), part('countdown'), part('timer')];
  const [resend, change, verify] = [part('resend'), part('change'), part('verify')];
  let shown = '';

  const show = () => {
    const { otp, facts } = getState();
    const { copy } = facts;
    const isBusy = otp.name === 'cancelling' || otp.name === 'requesting';
    const [isChecking, isVerified] = [otp.name === 'checking', otp.name === 'verified'];
    const time = splitCountdown(copy.otpCountdown).time;
    root.dataset.state = otp.name;
    write(title, isVerified ? copy.otpVerifiedTitle : copy.otpTitle);
    write(phone, otp.phone && `+${otp.phone}`);
    write(line, otp.line);
    write(timer, otp.timer < 0 ? '' : formatCountdown(otp.timer, time));
    write(resend, otp.isResending ? copy.otpResending : copy.otpResend);
    if (countdown) countdown.hidden = otp.timer < 0 || isChecking;
    if (resend) resend.hidden = otp.timer >= 0 || isChecking;
    if (verify) verify.hidden = !isChecking;
    for (const link of [resend, change]) link?.setAttribute('aria-disabled', String(isBusy));
    for (const [index, box] of boxes.entries()) {
      const value = otp.boxes[index] ?? '';
      if (box.value !== value) box.value = value;
      box.setAttribute('inputmode', otp.keyboard);
      box.setAttribute('aria-invalid', String(otp.name === 'failed'));
      if (otp.name === 'failed' && line) box.setAttribute('aria-describedby', line.id);
      else box.removeAttribute('aria-describedby');
      box.toggleAttribute('data-success', isVerified);
      box.readOnly = otp.name === 'verifying' || isVerified;
    }
    const now = `${otp.name} ${otp.focus}`;
    if (now !== shown && otp.name !== 'idle' && !isVerified) boxes[otp.focus]?.focus();
    shown = now;
  };
  const press = (link: HTMLElement | null, type: 'otp/resend-asked' | 'otp/change-asked' | 'otp/confirmed') =>
    link?.addEventListener('click', () => {
      if (link.getAttribute('aria-disabled') !== 'true') dispatch({ type });
    });

  press(resend, 'otp/resend-asked');
  press(change, 'otp/change-asked');
  press(verify, 'otp/confirmed');
  for (const [index, box] of boxes.entries()) {
    const type = (text: string) => {
      dispatch({ type: 'otp/typed', index, text });
      show();
    };
    box.addEventListener('input', () => type(box.value));
    // A field would join the lines of a message.
    box.addEventListener('paste', (event) => {
      event.preventDefault();
      type(event.clipboardData?.getData('text') ?? '');
    });
    box.addEventListener('focus', () => box.select());
    box.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) boxes[index + step]?.focus();
      if (event.key === 'Enter') dispatch({ type: 'otp/confirmed' });
      if (event.key !== 'Backspace') return;
      event.preventDefault();
      dispatch({ type: 'otp/erased', index });
    });
  }
  subscribe(show);
  show();
}

/** Leaves a text alone that is right already: a status that is written again is read out again. */
function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

import { expect, test, vi } from 'vitest';
import { askSlices } from './slices.ts';
import { initialState } from './step.ts';
import { makeFacts } from './testing/make-facts.ts';

test('[OTP-01] what codes need is fetched by pages that ask for them, and by no other', async () => {
  // Files share their modules, and another one may have fetched it.
  vi.resetModules();
  const { ownSlices, prepareSlices } = await import('./slices.ts');
  const otp = () => ownSlices.find(({ name }) => name === 'otp');
  await prepareSlices(makeFacts(), 'start');
  expect(otp()?.on['otp/typed']).toBeUndefined();
  await prepareSlices(makeFacts({ settings: { otp: { enabled: true } } }), 'start');
  expect(otp()?.on['otp/typed']).toBeTypeOf('function');
  expect(otp()?.effects?.['otp/request']).toBeTypeOf('function');
  expect(otp()?.effects?.['otp/forget']).toBeTypeOf('function');
});

test('[LEAD-02][LEAD-03] evergreen is asked before the code', () => {
  const state = initialState(makeFacts({ settings: { otp: { enabled: true } } }));
  const ask = (change: object) => askSlices({ ...state, ...change });
  const evergreen = { project: { ...state.project, status: 'Evergreen' } };
  const phone = '6281234567890';
  expect(ask(evergreen).gateFor({ phone })).toBe('evergreen');
  expect(ask({}).gateFor({ phone })).toBe('otp');
  expect(ask({ otp: { ...state.otp, validated: phone } }).gateFor({ phone })).toBe('');
  expect(askSlices(initialState(makeFacts())).gateFor({ phone })).toBe('');
});

test('[OTP-03] lead buttons are diverted while a countdown runs', () => {
  const state = initialState(makeFacts());
  expect(askSlices(state).diversion()).toBe('');
  expect(askSlices({ ...state, otp: { ...state.otp, timer: 0 } }).diversion()).toBe('_otp-modal');
});

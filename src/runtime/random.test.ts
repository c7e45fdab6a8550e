import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LeadKind } from '../lib/lead-button.ts';
import type { Surface } from './lead/lead.ts';
import { prepareSlices } from './slices.ts';
import { makeFacts } from './testing/make-facts.ts';
import { BUTTON } from './testing/open-page.ts';
import { RandomWorld, type Reply } from './testing/random-world.ts';

/** More with `RANDOM_RUNS=10000`. */
const RUNS = Number(process.env.RANDOM_RUNS ?? 150);
const LENGTH = 200;

const NUMBERS = ['6281234567890', '6281234567891', '081'];
const FORMS: [string, Surface][] = [
  ['general-form', 'general'],
  ['otp-form', 'otp'],
  ['contact', 'contact'],
];
const graph = (data: object) => JSON.stringify({ data: { data } });
const BODIES = [
  JSON.stringify({ success: true }),
  JSON.stringify({ success: true }),
  JSON.stringify({ success: false, data: { message: 'tidak' } }),
  '',
  '-1',
  '<html>',
  graph({ data: { requestOtp: { requestId: 'r', nextEventWait: 60 } } }),
  graph({ data: { requestOtp: { requestId: 'r', nextEventWait: 60 } } }),
  graph({ data: { verifyOtp: { isSuccess: true } } }),
  graph({ data: { verifyOtp: { isSuccess: false } } }),
  graph({ errors: [{ message: 'x', extensions: { code: 10 } }] }),
  graph({ data: { cancelOtp: { isSuccess: true } } }),
  JSON.stringify({ data: { ext_ls_additional_data: { project_status: 'evergreen' } } }),
];

/** What a backend in order would say. */
const FITTING: Record<string, string> = {
  'lead/answered': JSON.stringify({ success: true }),
  'outbox/answered': JSON.stringify({ success: true }),
  'otp/send-answered': graph({ data: { requestOtp: { requestId: 'r', nextEventWait: 60 } } }),
  'otp/verify-answered': graph({ data: { verifyOtp: { isSuccess: true } } }),
  'otp/cancel-answered': graph({ data: { cancelOtp: { isSuccess: true } } }),
  'project/answered': JSON.stringify({ data: { ext_ls_additional_data: { project_status: 'ready' } } }),
};

const reply: fc.Arbitrary<Reply> = fc.record({
  status: fc.constantFrom(200, 200, 200, 200, 404, 422, 500),
  body: fc.constantFrom(...BODIES),
  isLost: fc.constantFrom(false, false, false, true),
});
const turn = fc.nat(9);
const form = fc.constantFrom(...FORMS);

type Act = (world: RandomWorld) => void;
const acts: fc.Arbitrary<Act>[] = [
  fc
    .tuple(form, fc.constantFrom('Rina', 'Budi', ''), fc.constantFrom(...NUMBERS), fc.boolean())
    .map(([[id, surface], name, whatsapp_number, ticked]) => (world) => {
      const fields = { name, whatsapp_number, is_download_brochure: '0' };
      world.dispatch({
        type: 'lead/submitted',
        form: id,
        surface,
        fields,
        unticked: ticked ? [] : ['consent'],
      });
    }),
  form.map(
    ([id, surface]) =>
      (world) =>
        world.dispatch({
          type: 'lead/submitted',
          form: id,
          surface,
          fields: { name: 'Rina', whatsapp_number: '6281234567890' },
          unticked: [],
        }),
  ),
  fc.tuple(turn, reply).map(
    ([at, answer]) =>
      (world) =>
        world.reply(at, answer),
  ),
  fc.constant((world: RandomWorld) => {
    const call = world.calls[0];
    if (call) world.reply(0, { status: 200, body: FITTING[call.answered] ?? '', isLost: false });
  }),
  fc.constant((world: RandomWorld) => {
    world.dispatch({ type: 'otp/typed', index: 0, text: '481516' });
  }),
  fc.tuple(turn, reply).map(
    ([at, answer]) =>
      (world) =>
        world.replyLate(at, answer),
  ),
  fc
    .constantFrom(0, 100, 1000, 1000, 5000, 31_000, 61_000, 86_400_000)
    .map((ms) => (world) => world.advance(ms)),
  fc.constantFrom(-3_600_000, 3_600_000).map((ms) => (world) => {
    world.now += ms;
    for (const timer of world.timers) timer.due += ms;
  }),
  fc.constantFrom<LeadKind>('whatsapp', 'brochure', 'cta', 'unit').map((kind) => (world) => {
    world.dispatch({ type: 'button/clicked', button: { ...BUTTON, kind, file: 'https://a.id/b.pdf' } });
  }),
  form.map(
    ([id]) =>
      (world) =>
        world.dispatch({ type: 'form/touched', form: id }),
  ),
  fc.tuple(fc.nat(5), fc.constantFrom('1', '123456', '')).map(([index, text]) => (world) => {
    world.dispatch({ type: 'otp/typed', index, text });
  }),
  fc
    .constantFrom('otp/resend-asked', 'otp/change-asked', 'page/online', 'page/hidden')
    .map((type) => (world) => {
      world.dispatch({ type });
    }),
  fc.constantFrom('_general-modal', '_otp-modal', '_lead-modal').map((dialog) => (world) => {
    world.dispatch({ type: 'dialog/closed', dialog });
  }),
  form.map(
    ([id]) =>
      (world) =>
        world.dispatch({ type: 'brochure/finished', form: id }),
  ),
  fc.boolean().map((persisted) => (world) => {
    world.dispatch({ type: 'page/shown', restored: world.restored(), persisted });
  }),
  fc.constant((world: RandomWorld) => world.load()),
];

test(`any ${LENGTH} events keep what must hold, in ${RUNS} lives`, { timeout: 3_600_000 }, async () => {
  const facts = makeFacts({ settings: { otp: { enabled: true } } });
  await prepareSlices(facts, 'start');
  await prepareSlices(facts, 'island');
  let saved = 0;
  let verified = 0;
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.array(fc.oneof(...acts), { minLength: LENGTH, maxLength: LENGTH, size: 'max' }),
      (hasOtp, opensTabs, life) => {
        const world = new RandomWorld({ settings: { otp: { enabled: hasOtp } } }, opensTabs);
        for (const act of life) act(world);
        saved += world.leads.size;
        verified += world.cookie ? 1 : 0;
      },
    ),
    // A life is told by the message of the rule it breaks, which is shorter than its acts.
    { numRuns: RUNS, endOnFailure: true, includeErrorInReport: true },
  );
  // The lives must be worth living: most of them save leads, and some verify a number.
  expect(saved).toBeGreaterThan(RUNS);
  expect(verified).toBeGreaterThan(RUNS / 50);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LeadKind } from '../lib/lead-button.ts';
import type { FormSurface } from './lead/lead.ts';
import { prepareSlices } from './slices.ts';
import { makeFacts } from './testing/make-facts.ts';
import { BUTTON } from './testing/open-page.ts';
import { RandomEnvironment, type Reply } from './testing/random-environment.ts';
import { isSave, type OpenCall, SAVED } from './testing/random-server.ts';

/**
 * More, and others each time, with `RANDOM_RUNS=10000`; the short form is the same everywhere. `RANDOM_LIFE=seed:path`,
 * as the message of a broken life names them, lives it again.
 */
const { RANDOM_RUNS, RANDOM_LIFE } = process.env;
const [seed = 20_261_122, path] = RANDOM_LIFE?.split(':').map(Number) ?? [];
const RUNS = RANDOM_LIFE ? 1 : Number(RANDOM_RUNS ?? 150);
const SEED =
  RANDOM_RUNS && !RANDOM_LIFE ? {} : { seed, ...(path === undefined ? {} : { path: String(path) }) };
const LENGTH = 200;

const NUMBERS = ['6281234567890', '6281234567891', '081'];
const FORMS: [string, FormSurface][] = [
  ['general-form', 'general'],
  ['otp-form', 'otp'],
  ['contact', 'contact'],
];
/** The two projects: id, the number of the page, the number that the backend knows. */
const PROJECTS = [
  ['1042', '6281111111111', '6281111111112'],
  ['2084', '6282222222222', '6282222222223'],
] as const;

const graph = (data: object) => JSON.stringify({ data: { data } });
const record = (fields: object) => JSON.stringify({ data: { ext_ls_additional_data: fields } });
const CODE_SENT = graph({ data: { requestOtp: { requestId: 'r', nextEventWait: 60 } } });
const CODE_RIGHT = graph({ data: { verifyOtp: { isSuccess: true } } });
const CODE_CANCELLED = graph({ data: { cancelOtp: { isSuccess: true } } });
const BODIES = [
  SAVED,
  SAVED,
  JSON.stringify({ success: false, data: { message: 'tidak' } }),
  '',
  '-1',
  '<html>',
  CODE_SENT,
  CODE_SENT,
  CODE_RIGHT,
  graph({ data: { verifyOtp: { isSuccess: false } } }),
  graph({ errors: [{ message: 'x', extensions: { code: 10 } }] }),
  CODE_CANCELLED,
  record({ project_status: 'evergreen' }),
];

/** The answer of a backend that works. */
function fitting({ request }: OpenCall): string {
  const { fields = {}, url } = request;
  if (isSave(request)) return SAVED;
  if ('code' in fields) return CODE_RIGHT;
  if ('phone_number' in fields) return CODE_SENT;
  if ('requestId' in fields) return CODE_CANCELLED;
  const isFirst = url.endsWith('SL-1042');
  return record({ project_status: 'ready', whatsapp_business_number: PROJECTS[isFirst ? 0 : 1][2] });
}

const reply: fc.Arbitrary<Reply> = fc.record({
  status: fc.constantFrom(200, 200, 200, 200, 404, 422, 500, 503),
  body: fc.constantFrom(...BODIES),
  isLost: fc.constantFrom(false, false, false, true),
});
const turn = fc.nat(9);
const form = fc.constantFrom(...FORMS);
const tab = fc.constantFrom(0, 0, 1);

type Act = (environment: RandomEnvironment) => Promise<void>;
const acts: fc.Arbitrary<Act>[] = [
  fc
    .tuple(tab, form, fc.constantFrom('Rina', 'Budi', ''), fc.constantFrom(...NUMBERS), fc.boolean())
    .map(([at, [id, surface], name, whatsapp_number, ticked]) => (environment) => {
      const fields = { name, whatsapp_number, is_download_brochure: '0' };
      const unticked = ticked ? [] : ['consent'];
      return environment.dispatch(at, { type: 'lead/submitted', form: id, surface, fields, unticked });
    }),
  fc.tuple(tab, form).map(([at, [id, surface]]) => (environment) => {
    const fields = { name: 'Rina', whatsapp_number: '6281234567890' };
    return environment.dispatch(at, { type: 'lead/submitted', form: id, surface, fields, unticked: [] });
  }),
  fc.tuple(turn, reply).map(
    ([at, answer]) =>
      (environment) =>
        environment.reply(at, answer),
  ),
  turn.map((at) => (environment) => {
    const call = environment.calls[at % Math.max(1, environment.calls.length)];
    return environment.reply(at, { status: 200, body: call ? fitting(call) : '', isLost: false });
  }),
  tab.map((at) => (environment) => environment.dispatch(at, { type: 'otp/typed', index: 0, text: '481516' })),
  fc
    .constantFrom(0, 100, 1000, 1000, 5000, 31_000, 61_000, 130_000)
    .map((ms) => (environment) => environment.advance(ms)),
  fc
    .constantFrom(-3_600_000, 3_600_000, 90_000_000, -90_000_000)
    .map((by) => (environment) => environment.setClock(by)),
  fc
    .tuple(tab, fc.constantFrom<LeadKind>('whatsapp', 'brochure', 'cta', 'unit'))
    .map(([at, kind]) => (environment) => {
      const button = { ...BUTTON, kind, file: 'https://a.id/b.pdf' };
      return environment.dispatch(at, { type: 'button/clicked', button });
    }),
  fc.tuple(tab, form).map(
    ([at, [id]]) =>
      (environment) =>
        environment.dispatch(at, { type: 'form/touched', form: id }),
  ),
  fc.tuple(tab, fc.nat(5), fc.constantFrom('1', '123456', '')).map(
    ([at, index, text]) =>
      (environment) =>
        environment.dispatch(at, { type: 'otp/typed', index, text }),
  ),
  fc.tuple(tab, fc.constantFrom('otp/resend-asked', 'otp/change-asked', 'page/online', 'page/hidden')).map(
    ([at, type]) =>
      (environment) =>
        environment.dispatch(at, { type }),
  ),
  fc.tuple(tab, fc.constantFrom('_general-modal', '_otp-modal', '_lead-modal')).map(
    ([at, dialog]) =>
      (environment) =>
        environment.dispatch(at, { type: 'dialog/closed', dialog }),
  ),
  fc.tuple(tab, form).map(
    ([at, [id]]) =>
      (environment) =>
        environment.dispatch(at, { type: 'brochure/finished', form: id }),
  ),
  fc.tuple(tab, fc.boolean()).map(
    ([at, persisted]) =>
      (environment) =>
        environment.show(at, persisted),
  ),
  fc.tuple(tab, fc.nat(1), fc.constantFrom(true, true, true, false)).map(
    ([at, site, hasScript]) =>
      (environment) =>
        environment.visit(at, site, hasScript),
  ),
];

test(`[OPS-04][OPS-05][OPS-06][OPS-07][OPS-08] any ${LENGTH} events keep what must hold, in ${RUNS} lives of two tabs and two projects`, {
  timeout: 3_600_000,
}, async () => {
  await prepareSlices(makeFacts({ settings: { otp: { enabled: true } } }), 'island');
  let saved = 0;
  let verified = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        knowsKeys: fc.boolean(),
        opensTabs: fc.boolean(),
        codes: fc.tuple(fc.boolean(), fc.boolean()),
      }),
      fc.array(fc.oneof(...acts), { minLength: LENGTH, maxLength: LENGTH, size: 'max' }),
      async ({ knowsKeys, opensTabs, codes }, life) => {
        const sites = PROJECTS.map(([id, telesalesNumber], at) => ({
          ...makeFacts({
            settings: { otp: { enabled: codes[at] ?? false } },
            project: { id, telesalesNumber, superleadsId: `SL-${id}` },
          }),
          slug: `project-${id}`,
        }));
        const numbers = Object.fromEntries(PROJECTS.map(([id, ...both]) => [id, both]));
        const environment = new RandomEnvironment({ sites, numbers, knowsKeys, opensTabs });
        await environment.visit(0, 0);
        await environment.visit(1, 1);
        for (const act of life) await act(environment);
        await environment.comeToRest(fitting);
        saved += environment.server.saved;
        verified += environment.isVerified ? 1 : 0;
      },
    ),
    // A failing run is identified by the message of the rule it breaks, which is shorter than its actions.
    { numRuns: RUNS, ...SEED, endOnFailure: true, includeErrorInReport: true },
  );
  // The lives must be worth living: most of them save leads, and some verify a number.
  if (RANDOM_LIFE) return;
  expect(saved).toBeGreaterThan(RUNS);
  expect(verified).toBeGreaterThan(RUNS / 50);
});

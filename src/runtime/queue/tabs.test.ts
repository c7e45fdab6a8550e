import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import { LIMITS } from '../limits.ts';
import { type OpenPage, openPage } from '../testing/open-page.ts';
import { formOf, isSave, kept, OK, online, wait } from '../testing/queue-page.ts';

const show = (page: OpenPage) =>
  page.runtime.dispatch({ type: 'page/shown', restored: page.runtime.restore(), persisted: false });

test('[OPS-05] a conversion is reported once, with the facts of the page that the lead was left on', async () => {
  const analytics = { productionId: 'G-1', stagingId: 'G-1', consent: 'off', generateLead: true } as const;
  const page = await openPage({ settings: { analytics } });
  page.submit();
  await page.lose(isSave);
  await wait(page, LIMITS.cutOffAfter);
  const project = { id: '7', name: 'Marina' };
  const next = await openPage({ ports: page.ports, settings: { analytics }, project });
  await next.settle();
  await next.answer(OK);
  next.runtime.dispatch({ type: 'page/hidden' });
  const reported = next.ports.tracker.sent.filter(({ name }) => name === 'generate_lead');
  expect(reported.map(({ dimensions }) => dimensions.project_id)).toEqual(['1042']);
  page.runtime.dispatch({ type: 'page/shown', restored: page.runtime.restore(), persisted: false });
  page.runtime.dispatch({ type: 'page/hidden' });
  expect(formOf(page)?.name).toBe('sent');
  expect(next.ports.tracker.sent.filter(({ name }) => name === 'generate_lead')).toHaveLength(1);
});

test('[OPS-05] a page of another property sends the lead, and a page with the same property reports it', async () => {
  const of = (id: string) => ({
    settings: { analytics: { productionId: id, stagingId: id, generateLead: true } },
  });
  const page = await openPage(of('G-1'));
  page.submit();
  await page.lose(isSave);
  await wait(page, LIMITS.cutOffAfter);
  const other = await openPage({ ports: page.ports, ...of('G-2') });
  await other.settle();
  await other.answer(OK);
  other.runtime.dispatch({ type: 'page/hidden' });
  expect(other.ports.tracker.sent.map(({ name }) => name)).not.toContain('generate_lead');
  expect(kept(page)[0]?.fields).toEqual({});
  const back = await openPage({ ports: page.ports, ...of('G-1') });
  await back.settle();
  back.runtime.dispatch({ type: 'page/hidden' });
  expect(back.ports.tracker.sent.filter(({ name }) => name === 'generate_lead')).toHaveLength(1);
  expect(back.saves()).toHaveLength(2);
  expect(kept(back)).toEqual([]);
});

test('a lead that another tab has sent is not sent again, and its form shows it', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  await wait(page, LIMITS.cutOffAfter);
  const other = await openPage({ ports: page.ports });
  await other.settle();
  await other.answer(OK);
  show(page);
  await online(page);
  expect(page.state().queue.entries).toEqual([]);
  expect(page.saves()).toHaveLength(2);
  expect(formOf(page)?.name).toBe('sent');
});

test('[OPS-04] [OPS-05] a tab that was turned away while another one looked still knows its own claim', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  let look = () => {};
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const looking = page.ports.locks.hold(`kavling-outbox:${kept(page)[0]?.key}`, () => looked);
  await online(page);
  expect(page.saves()).toHaveLength(1);
  look();
  await looking;
  await wait(page, LIMITS.queueWait.least);
  expect(page.saves()).toHaveLength(2);
});

test('[OPS-04] [OPS-05] however often a tab was turned away, it sends within two seconds of its turn', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  await wait(page, LIMITS.cutOffAfter);
  let look = () => {};
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const looking = page.ports.locks.hold(`kavling-outbox:${kept(page)[0]?.key}`, () => looked);
  for (let passed = 0; passed < 40_000; passed += 500) await wait(page, 500);
  expect(page.saves()).toHaveLength(1);
  look();
  await looking;
  await wait(page, LIMITS.queueWait.least);
  expect(page.saves()).toHaveLength(2);
});

test('[OPS-07] a page that is left while a save is cut off holds the next page back', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  const ports = { ...memoryPorts(), local: page.ports.local, clock: page.ports.clock };
  const next = await openPage({ ports });
  await next.settle();
  expect(next.saves()).toEqual([]);
  const entry = kept(page)[0];
  expect(entry?.claim?.by).toBeTruthy();
});

test.each([true, false])('[OPS-05] two tabs send one entry once (Web Locks: %s)', async (areReal) => {
  const ports = memoryPorts();
  ports.locks.areReal = areReal;
  if (!areReal) ports.locks.hold = (_, run) => run().then(() => true);
  const first = await openPage({ ports });
  first.submit();
  await first.lose(isSave);
  await wait(first, LIMITS.cutOffAfter);
  const second = await openPage({ ports });
  first.runtime.dispatch({ type: 'page/online' });
  second.runtime.dispatch({ type: 'page/online' });
  await wait(first, LIMITS.claimSettles);
  expect(first.saves()).toHaveLength(2);
  await first.answer(OK);
  await wait(first, 10_000);
  expect(first.saves()).toHaveLength(2);
  show(second);
  show(first);
  expect(first.state().queue).toMatchObject({ entries: [] });
  expect(second.state().queue).toMatchObject({ entries: [] });
});

test('a claim from the future, of a clock that was set back, holds nothing up', async () => {
  const page = await openPage();
  page.submit();
  const { clock } = page.ports;
  clock.set(clock.now() - 3_600_000);
  const next = await openPage({ ports: { ...memoryPorts(), local: page.ports.local, clock } });
  await next.settle();
  expect(next.saves()).toHaveLength(1);
});

test('[OPS-07] after the visitor overruled a try whose page is gone, it is waited for again', async () => {
  const gone = await openPage();
  gone.submit();
  const ports = { ...memoryPorts(), local: gone.ports.local, clock: gone.ports.clock };
  const page = await openPage({ ports });
  page.submit();
  await page.settle();
  expect(page.saves()).toHaveLength(1);
  await page.answer('', { status: 500, to: isSave });
  for (let passed = 0; passed < LIMITS.saveMayTake - 20_000; passed += 1000) await wait(page, 1000);
  expect(page.saves()).toHaveLength(1);
  for (let passed = 0; passed < 30_000; passed += 1000) await wait(page, 1000);
  expect(page.saves()).toHaveLength(2);
});

test('[OPS-07] an answer that is given back after a correction waits for the try that the correction left behind', async () => {
  const gone = await openPage();
  gone.submit();
  for (let passed = 0; passed < 31_000; passed += 1000) await wait(gone, 1000);
  gone.submit({ fields: { name: 'Rina', whatsapp_number: '6281234567899' } });
  await gone.lose((request) => request.fields?.whatsapp_number === '+6281234567899');
  gone.submit();
  await gone.settle();
  const ports = { ...memoryPorts(), local: gone.ports.local, clock: gone.ports.clock };
  const page = await openPage({ ports });
  await page.settle();
  expect(page.state().queue.entries).toHaveLength(1);
  expect(page.saves()).toEqual([]);
});

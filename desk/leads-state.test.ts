import { expect, test } from 'vitest';
import type { DeskLead } from './api.ts';
import { type LeadsEvent, noLeads, reduceLeads } from './leads-state.ts';

const lead = (id: string, name = id): DeskLead => ({ id, name }) as DeskLead;
const after = (...events: LeadsEvent[]) => events.reduce(reduceLeads, noLeads);
const refreshed = (ids: string[], next: string | null = null): LeadsEvent => ({
  type: 'page/refreshed',
  leads: ids.map((id) => lead(id)),
  next,
  codesSpent: false,
  listTrouble: [],
});

test('leads of the first page are not new, later ones are', () => {
  expect(after(refreshed(['2', '1'])).fresh).toEqual([]);
  expect(after(refreshed(['2', '1']), refreshed(['3', '2', '1'])).fresh).toEqual(['3']);
});

test('pages that were added stay when the first page is refreshed, without doubles', () => {
  const state = after(
    refreshed(['6', '5', '4'], '4'),
    { type: 'page/added', leads: [lead('3'), lead('2')], next: '2' },
    refreshed(['7', '6', '5'], '5'),
  );
  expect(state.leads.map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3', '2']);
  expect(state.next).toBe('2');
});

test('another filter starts over', () => {
  const state = after(refreshed(['2', '1']), { type: 'filter/changed' }, refreshed(['9']));
  expect(state).toMatchObject({ fresh: [], known: ['9'], version: 2 });
});

test('a failure is shown until the next answer, and the list stays', () => {
  const failed = after(refreshed(['1']), { type: 'call/failed', message: 'No connection.' });
  expect(failed).toMatchObject({ problem: 'No connection.', leads: [{ id: '1' }] });
  expect(reduceLeads(failed, refreshed(['1'])).problem).toBe('');
});

test('a lead that did not change keeps its identity', () => {
  const before = after(refreshed(['1']));
  const state = reduceLeads(before, { type: 'page/added', leads: [lead('0')], next: null });
  expect(state.leads[0]).toBe(before.leads[0]);
});

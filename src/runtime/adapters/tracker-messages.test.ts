import { expect, test } from 'vitest';
import type { TrackedEvent } from '../ports.ts';
import { containerMessage, tagMessage } from './tracker-messages.ts';

const event: TrackedEvent = {
  name: 'Whatsapp Submission',
  category: 'LGP-Microsite',
  label: 'x'.repeat(200),
  value: 3,
  non_interaction: true,
  cta_type: 'whatsapp',
  dimensions: { project_id: '1042', city: '', page_location: `https://a.id/${'p'.repeat(2000)}` },
};

test('[ANA-03][ANA-04] the measurement tag gets a GA4 name and values within its limits', () => {
  const [command, name, parameters] = tagMessage(event);
  expect([command, name]).toEqual(['event', 'whatsapp_submission']);
  expect(parameters).toEqual({
    event_category: 'LGP-Microsite',
    event_label: 'x'.repeat(100),
    value: 3,
    non_interaction: true,
    cta_type: 'whatsapp',
    project_id: '1042',
    page_location: `https://a.id/${'p'.repeat(987)}`,
  });
});

test.each([
  ['not-validated', 'not_validated'],
  ['Page View', 'page_view'],
  ['  2 OTP Verified! ', 'otp_verified'],
  ['LCP', 'lcp'],
  ['generate_lead', 'generate_lead'],
  [`a${'b'.repeat(60)}`, `a${'b'.repeat(39)}`],
])('[ANA-04] %j is named %j', (name, expected) => {
  expect(tagMessage({ ...event, name })[1]).toBe(expected);
});

test('at most 25 parameters with names of 40 characters', () => {
  const dimensions = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`${'d'.repeat(50)}${index}`, 'x']),
  );
  const parameters = tagMessage({ ...event, dimensions })[2];
  expect(Object.keys(parameters).length).toBeLessThanOrEqual(25);
  expect(Object.keys(parameters).every((name) => name.length <= 40)).toBe(true);
});

test('[ANA-03] a container gets the event unchanged', () => {
  expect(containerMessage({ ...event, label: 'a' })).toMatchObject({
    event: 'Whatsapp Submission',
    event_category: 'LGP-Microsite',
    event_label: 'a',
    value: 3,
    non_interaction: true,
    cta_type: 'whatsapp',
    project_id: '1042',
    city: '',
  });
});

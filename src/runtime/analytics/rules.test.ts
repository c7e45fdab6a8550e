import { expect, test } from 'vitest';
import { makeFacts } from '../testing/make-facts.ts';
import { pageLocation } from './page-location.ts';
import { analyticsProperty } from './property.ts';
import { ctaType } from './track.ts';

test.each<[string, string, string | undefined]>([
  ['Whatsapp Click', 'whatsapp: Hubungi', 'whatsapp'],
  ['LIVE CHAT', '', 'whatsapp'],
  ['Whatsapp Submission', 'Brochure', 'brochure'],
  ['chat', 'download BROCHURE', 'brochure'],
  ['CTA Click', 'brochure: Unduh', 'brochure'],
  ['Page View', 'taman-asri', undefined],
  ['', '', undefined],
])('[ANA-07] name %j, label %j: %s', (name, label, expected) => {
  expect(ctaType(name, label)).toBe(expected);
});

const analytics = {
  productionId: 'G-PROD',
  stagingId: 'G-STAGE',
  productionContainerId: 'GTM-PROD',
  stagingContainerId: 'GTM-STAGE',
};

test.each<[string, 'production' | 'staging', 'microsite' | 'r123', string]>([
  ['https://tamanasri.example.co.id/', 'production', 'microsite', 'G-PROD'],
  ['https://tamanasri.example.co.id/', 'staging', 'microsite', 'G-STAGE'],
  ['https://microsites.example.co.id/a/', 'production', 'microsite', 'G-STAGE'],
  ['http://localhost:3000/', 'production', 'microsite', 'G-STAGE'],
  ['https://a.LOCAL/', 'production', 'microsite', 'G-STAGE'],
  ['https://tamanasri.example.co.id/', 'production', 'r123', 'GTM-PROD'],
  ['https://a.local/', 'production', 'r123', 'GTM-STAGE'],
])('[ANA-02][ANA-03] %s, %s, %s reports to %s', (url, environmentType, trackerDestination, id) => {
  const facts = makeFacts({ settings: { environmentType, trackerDestination, analytics } });
  expect(analyticsProperty(facts, url)).toEqual({ destination: trackerDestination, id });
});

test.each([
  ['https://a.id/p/?utm_source=fb&x=1#nama', 'https://a.id/p/?utm_source=fb&x=1'],
  ['https://a.id/?name=Rina&phone=62812&text=halo&x=1', 'https://a.id/?x=1'],
  ['https://a.id/?q=rina%40a.id', 'https://a.id/'],
  ['https://a.id/?q=%2B62%20812-3456-7890', 'https://a.id/'],
  ['https://a.id/?utm_term=rina%40a.id&gclid=Cj0123456789', 'https://a.id/?gclid=Cj0123456789'],
  ['', ''],
])('[ANA-05] the address %s is reported as %s', (url, expected) => {
  expect(pageLocation(url)).toBe(expected);
});

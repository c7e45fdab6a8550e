import { expect, test } from 'vitest';
import { BUTTON, openPage, SUBMISSION } from '../testing/open-page.ts';
import { brochureDestination, whatsappDestination } from './destination.ts';
import { toLead } from './lead.ts';

const PAGE = 'https://site.example/taman-asri/?a=1';

async function leadFor(brochure: string, name = 'Rina & Budi') {
  const page = await openPage();
  page.click({ ...BUTTON, kind: 'brochure', file: brochure });
  const submission = { ...SUBMISSION, fields: { ...SUBMISSION.fields, name } };
  return { lead: toLead(submission, 'key-1', page.state()), state: page.state() };
}

test.each([
  ['https://a.id/b.pdf', 'https://a.id/b.pdf'],
  ['http://a.id/b.pdf', 'http://a.id/b.pdf'],
  ['/brosur/b.pdf', 'https://site.example/brosur/b.pdf'],
  ['./b.pdf', 'https://site.example/taman-asri/b.pdf'],
  [
    'https://a.id/b?n=[sender_name]&p=[project_name]&t=[telesales_number]',
    'https://a.id/b?n=Rina%20%26%20Budi&p=Taman%20Asri&t=6281111111111',
  ],
])('[FORM-08] the brochure %s opens as %s', async (file, expected) => {
  const { lead, state } = await leadFor(file);
  expect(brochureDestination(lead, PAGE, state)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://a.id/b',
  'mailto:a@b.id',
  '//evil.example/b',
  'https://user@a.id/b',
  '[sender_name]',
])('[FORM-08] the brochure %j is not opened', async (file) => {
  const { lead, state } = await leadFor(file, 'javascript:alert(1)//');
  const url = brochureDestination(lead, PAGE, state);
  expect(url === '' || url.startsWith('https://site.example/')).toBe(true);
  expect(url).not.toContain('evil');
});

test('[FORM-08] what a visitor types is never an address or a shortcode', async () => {
  const { lead, state } = await leadFor('https://a.id/[sender_name]', '../../[project_name]?x=1#');
  expect(brochureDestination(lead, PAGE, state)).toBe('https://a.id/..%2F..%2F%5Bproject_name%5D%3Fx%3D1%23');
});

test('[KPR-03] the result of a simulation precedes the id in the text', async () => {
  const { lead, state } = await leadFor('');
  const url = new URL(whatsappDestination({ ...lead, simulation: 'Tipe 60, 20 tahun, Bank A' }, state));
  expect(url.searchParams.get('text')).toMatch(/ lebih lanjut\. Tipe 60, 20 tahun, Bank A \(ID: SL-2231\)$/);
});

test.each([
  [false, 'https://web.whatsapp.com/send'],
  [true, 'https://api.whatsapp.com/send'],
])('[LEAD-08] mobile %s: the text is filled and ends with the id', async (isMobile, host) => {
  const { lead, state } = await leadFor('');
  const url = new URL(whatsappDestination(lead, { ...state, page: { ...state.page, isMobile } }));
  expect(url.origin + url.pathname).toBe(host);
  expect(url.searchParams.get('phone')).toBe('6281111111111');
  expect(url.searchParams.get('text')).toBe(
    'Halo, saya Rina & Budi. Saya tertarik dengan Taman Asri. Mohon informasi lebih lanjut. (ID: SL-2231)',
  );
});

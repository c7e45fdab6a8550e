import { expect, test } from 'vitest';
import { noticeHtml } from './mail.ts';

const links = { whatsapp: 'https://wa.me/6281234567001', desk: 'https://www.example.co.id/desk/?lead=1' };
const look =
  '--paper:#f6f1ea;--surface:#fffaf2;--ink:#2a1d16;--muted:#6b584c;--line:#e2d6c8;--brand:#9a3412;--on-brand:#fffdf9;--radius:14px';
const notice = {
  subject: 'Lead baru: Sari',
  text: 'Sari, 6281234567001\nTaman Asri\nSumber: google',
  links,
  project: 'Taman Asri',
  language: 'id',
  brand: { look },
} as const;

test('[LIB-08] a notice is a mail in the colours of its project, with a button to the chat and one to the lead', () => {
  const html = noticeHtml(notice);
  for (const color of ['#f6f1ea', '#fffaf2', '#2a1d16', '#6b584c', '#e2d6c8', '#9a3412', '#fffdf9'])
    expect(html).toContain(color);
  expect(html).toContain(`<a href="${links.whatsapp}"`);
  expect(html).toContain('>Chat di WhatsApp</a>');
  expect(html).toContain(`<a href="${links.desk}"`);
  expect(html).toContain('>Buka di desk</a>');
  expect(html).toContain('Taman Asri</td>');
  expect(noticeHtml({ ...notice, language: 'en' })).toContain('>Chat on WhatsApp</a>');
});

test('[LIB-08] a mail has no button without an address, and the colours of Kavling where those of a page are not whole', () => {
  const html = noticeHtml({
    ...notice,
    links: { whatsapp: '', desk: '' },
    brand: { look: '--paper:#f6f1ea' },
  });
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('#f6f1ea');
  expect(noticeHtml({ ...notice, brand: undefined, project: '' })).toContain('#1f4d3a');
});

test('[LIB-08] what a visitor wrote is text in a mail, and nothing in it is loaded from elsewhere', () => {
  const hostile = '<img src=//evil.example onerror=x()>"><script>';
  const html = noticeHtml({
    ...notice,
    subject: hostile,
    text: `${hostile}\n${hostile}`,
    project: `${hostile}!`,
    brand: { look: look.replace('#9a3412', '#fff" onclick="x()') },
  });
  expect(html).not.toMatch(/<(?:img|script|link|style)|onclick/);
  expect(html).not.toContain('evil.example onerror=x()>"');
  expect(html.match(/&#60;img/g)).toHaveLength(5);
});

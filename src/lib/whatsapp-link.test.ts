import { expect, test } from 'vitest';
import { isWhatsappLink, whatsappLink, withWhatsappNumber } from './whatsapp-link.ts';

test.each([
  ['web', 'https://web.whatsapp.com/send?phone=6281234567890&text=Halo%20(ID%3A%20SL-1)'],
  ['api', 'https://api.whatsapp.com/send?phone=6281234567890&text=Halo%20(ID%3A%20SL-1)'],
  ['wa.me', 'https://wa.me/6281234567890?text=Halo%20(ID%3A%20SL-1)'],
] as const)('[LEAD-08] the %s host', (host, expected) => {
  expect(whatsappLink({ phone: '0812-3456-7890', text: 'Halo (ID: SL-1)', host })).toBe(expected);
});

test('[LEAD-08] any text survives the address', () => {
  for (const text of ['a&b=c#d', '100% "pasti" \'ya\'', 'baris\nbaru', 'emoji 🏡 + plus', '?'.repeat(1200)]) {
    const url = new URL(whatsappLink({ phone: '6281', text, host: 'api' }));
    expect(url.searchParams.get('text')).toBe(text);
    expect(url.searchParams.get('phone')).toBe('6281');
  }
});

test('half a surrogate pair does not throw', () => {
  expect(whatsappLink({ phone: '6281', text: 'a\uD83C', host: 'web' })).toContain('text=a%EF%BF%BD');
});

test('without a text there is no text parameter', () => {
  expect(whatsappLink({ phone: '6281', text: '', host: 'wa.me' })).toBe('https://wa.me/6281');
  expect(whatsappLink({ phone: '6281', text: '', host: 'web' })).toBe(
    'https://web.whatsapp.com/send?phone=6281',
  );
});

test.each([
  ['https://wa.me/628111?text=Halo%20a', 'https://wa.me/6289999?text=Halo%20a'],
  ['https://wa.me/+62-811', 'https://wa.me/6289999'],
  [
    'https://api.whatsapp.com/send?phone=628111&text=6281',
    'https://api.whatsapp.com/send?phone=6289999&text=6281',
  ],
  [
    'https://web.whatsapp.com/send/?text=phone%3D1&phone=%2B62811#a',
    'https://web.whatsapp.com/send/?text=phone%3D1&phone=6289999#a',
  ],
  ['whatsapp://send?phone=628111&text=a', 'whatsapp://send?phone=6289999&text=a'],
  ['https://example.com/?phone=628111', 'https://example.com/?phone=628111'],
  ['https://wa.me.evil.example/628111', 'https://wa.me.evil.example/628111'],
  ['#kontak', '#kontak'],
])('[TEL-02] the number in %s is overwritten', (href, expected) => {
  expect(withWhatsappNumber(href, '089999')).toBe(expected);
  expect(isWhatsappLink(href)).toBe(href !== expected);
});

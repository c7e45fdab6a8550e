import { expect, test } from 'vitest';
import { placeDocument } from './place-document.ts';

const base = { base: '/promo' };
const section = (...children: object[]) => ({ sections: [{ type: 'section', children }] });

test('[OPS-29] without a base a document stays unchanged', () => {
  const document = section({ type: 'button', label: 'Harga', link: '/marina-bay/' });
  expect(placeDocument(document, 'rumah', {})).toBe(document);
});

test.each([
  [section({ type: 'button', label: 'a', link: '/x/' }), '/promo/x/'],
  [section({ type: 'lead-button', kind: 'brochure', file: '/x/' }), '/promo/x/'],
  [section({ type: 'video', video: '/x/' }), '/promo/x/'],
  [section({ type: 'video', video: 'aaaaaaaaaaa', captions: [{ file: '/x/' }] }), '/promo/x/'],
  [{ sections: [{ type: 'section', background: { video: { file: '/x/' } } }] }, '/promo/x/'],
  [section({ type: 'columns', children: [{ type: 'button', link: '/x/' }] }), '/promo/x/'],
  [
    section({ type: 'accordion', items: [{ title: 'a', children: [{ type: 'button', link: '/x/' }] }] }),
    '/promo/x/',
  ],
  [section({ type: 'related-articles', items: [{ title: 'a', link: '/x/' }] }), '/promo/x/'],
  [section({ type: 'button', link: '../x/?a=1#b' }), '/promo/x/?a=1#b'],
  [{ settings: { brochureUrl: '/x/' } }, '/promo/x/'],
  [{ settings: { consent: { policyUrl: '/x/' } } }, '/promo/x/'],
  [{ settings: { form: { action: '/x/' } } }, '/promo/x/'],
])('[OPS-29] every kind of address is put below the base: %j', (document, address) => {
  expect(JSON.stringify(placeDocument(document, 'rumah', base))).toContain(`"${address}"`);
});

test('[OPS-29] a link inside of a rich text is put below the base', () => {
  const block = { kind: 'list', items: [['Lihat ', { text: 'harga', link: '/x/' }]] };
  expect(JSON.stringify(placeDocument(section({ type: 'text', content: [block] }), 'rumah', base))).toContain(
    '"/promo/x/"',
  );
});

test('[OPS-29] other texts and external addresses stay', () => {
  const text = { type: 'heading', text: '/bulan', level: 2 };
  const links = ['https://lain.co.id/x', '#harga', 'mailto:a@b.co', 'tel:+62', './brosur.pdf'];
  const document = section(text, ...links.map((link) => ({ type: 'button', label: '/bulan', link })));
  expect(placeDocument(document, 'rumah', base)).toMatchObject(document);
});

test('[OPS-29] calls that the page leaves to the defaults go below the base', () => {
  expect(placeDocument({}, 'rumah', base).settings).toMatchObject({
    ajaxUrl: '/promo/wp-admin/admin-ajax.php',
    projectUrl: '/promo/wp-json/wk/v1/project',
    form: { action: '/promo/wp-admin/admin-post.php', method: 'post' },
  });
});

test.each([
  ['rumah', 'https://a.co.id/promo/rumah/'],
  ['depan', 'https://a.co.id/promo/'],
  ['marina', 'https://marina.co.id/promo/'],
])('[OPS-29] %s is at %s', (slug, url) => {
  const config = {
    ...base,
    address: 'https://a.co.id',
    home: 'depan',
    domains: { 'marina.co.id': 'marina' },
  };
  expect(placeDocument({}, slug, config).seo).toEqual({ url });
});

test('the site sets the language of its pages and their backend; a page with its own keeps it', () => {
  const config = { language: 'en', leads: 'https://leads.example.co.id/' };
  expect(placeDocument({}, 'rumah', config)).toEqual({
    lang: 'en',
    settings: {
      ajaxUrl: 'https://leads.example.co.id/wp-admin/admin-ajax.php',
      projectUrl: 'https://leads.example.co.id/wp-json/wk/v1/project',
      form: { action: 'https://leads.example.co.id/wp-admin/admin-post.php' },
    },
  });
  const own = { lang: 'id', settings: { ajaxUrl: '/own', form: { action: '/form' } } };
  expect(placeDocument(own, 'rumah', { ...config, leads: { ajaxUrl: '/a', formAction: '/b' } })).toEqual(own);
  expect(placeDocument({}, 'rumah', { leads: { projectUrl: '/project' } })).toEqual({
    settings: { projectUrl: '/project' },
  });
});

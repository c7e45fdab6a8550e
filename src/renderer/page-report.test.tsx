import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { createPageReport, type FirstScreen } from './page-report.ts';
import { RootElement } from './root-element.tsx';
import { selectedBy } from './type-rules.ts';
import { writeTree } from './writer.ts';

const rules = { headings: new Set(['h1', 'quote']), capitals: new Set(['label']) };

/** The first screen of a page, and the HTML of its `main`. */
function screenOf(
  main: ReactElement,
  top?: ReactElement,
  end?: ReactElement,
): FirstScreen & { html: string } {
  const report = createPageReport(rules, []);
  writeTree(top, '', report);
  report.startMain();
  const html = writeTree(main, '', report);
  report.endMain(html.length);
  writeTree(end, '', report);
  return { ...report.firstScreen(), html };
}

const island = (children: ReactElement) => (
  <RootElement as="k-island" attributes={{ 'data-props': '{}' }} prefix="i">
    {children}
  </RootElement>
);

test('the letters of a screen are those of its text, in the typeface of each', () => {
  const { html, ...screen } = screenOf(
    <>
      <section data-height="screen">
        <h1>Bukit</h1>
        <p>
          a{' & '}
          <b className="quote">z</b>
        </p>
        <svg aria-hidden="true">
          <text>Q</text>
        </svg>
      </section>
      <section>
        <p>later</p>
      </section>
    </>,
  );
  expect(screen).toEqual({
    headings: ' Biktuz',
    text: ' &a',
    sections: 1,
    end: html.lastIndexOf('<section>'),
  });
});

test('capitals, the digits that an island counts through and the words in a field are letters too', () => {
  const main = island(
    <section>
      <p className="label">ab</p>
      <input placeholder="x" />
      <br />
      <p>c</p>
    </section>,
  );
  expect(screenOf(main).text).toBe(' 0123456789ABcx');
});

test('what a hidden field or a box to tick holds is no letter of the screen', () => {
  const main = (
    <section>
      <input type="hidden" name="utm" value="a=b;" />
      <input type="checkbox" value="7" />
      <input type="text" defaultValue="ok" />
    </section>
  );
  expect(screenOf(main).text).toBe(' ko');
});

test('a letter outside the Basic Multilingual Plane is one letter', () => {
  expect(screenOf(<p>{'a\u{1f3e0}é'}</p>).text).toBe(' aé\u{1f3e0}');
});

test('a short first section lets the next ones be seen', () => {
  const section = (key: number) => (
    <section key={key}>
      <p>a</p>
    </section>
  );
  const nine = Array.from({ length: 9 }, (_, index) => section(index));
  expect(screenOf(<>{nine}</>).sections).toBe(4);
  const tall = <section data-height="tall">a</section>;
  expect(
    screenOf(
      <>
        {tall}
        {nine}
      </>,
    ).sections,
  ).toBe(2);
});

test('the header is seen, and nothing behind main', () => {
  const end = <a href="/">WA</a>;
  expect(screenOf(<p />, <header>Asri</header>, end).text).toBe(' Airs');
});

test('names are those of classes and of settings beside them, in the first screen and in the page', () => {
  const report = createPageReport(rules, ['around']);
  report.startMain();
  writeTree(
    <section className="a b" data-height="screen">
      <i data-look="plain" />
    </section>,
    '',
    report,
  );
  report.send({ tone: 'dark', text: 'two words' });
  writeTree(<p className="c" />, '', report);
  report.endMain(0);
  const { page, first } = report.names();
  const names = ['around', 'a', 'b[data-height=screen]', 'c', '"dark"', '"two words"', 'i[data-look]'];
  expect(names.filter((name) => first.has(name))).toEqual(['around', 'a', 'b[data-height=screen]']);
  expect(names.filter((name) => page.has(name))).toEqual([...names.slice(0, 5)]);
});

test('a rule is for the class, or the element, that its selector ends with; the first letter alone is no element', () => {
  const css = [
    'h1,.a h2{font-family:var(--h)}.b>.c,.d .e:hover{color:red;font-family:var(--h)}',
    '@media print{.f[data-x]{font-family:var(--h)}}.g p:first-letter{font-family:var(--h)}.i{color:red}',
  ];
  expect([...selectedBy(css, /font-family:var\(--h\)/)]).toEqual(['h1', 'h2', 'c', 'e', 'f']);
});

import { expect, test } from 'vitest';
import { usedCss } from './used-css.ts';
import { keyOfElement, namesOfPage } from './used-names.ts';

const used = (css: string, ...names: string[]) => usedCss(css, new Set(names));

test.each([
  ['a rule of a class that is there', '.a{color:red}', '.a{color:red}'],
  ['a rule of a class that is not', '.b{color:red}', ''],
  ['a rule that needs both', '.a .b{color:red}', ''],
  ['one of two selectors', '.b,.a:hover{color:red}', '.a:hover{color:red}'],
  ['a comma in a text', '.a[title=",.b"]{color:red}', '.a[title=",.b"]{color:red}'],
  ['a comma in a comment', '/* one, .b; */.a{color:red}', '.a{color:red}'],
  ['a selector without classes', 'p,.b{color:red}', 'p{color:red}'],
  ['a class in brackets is no need', '.a:not(.b):has(.c,.d){color:red}', '.a:not(.b):has(.c,.d){color:red}'],
  ['an attribute is no class', '.a[href$=".pdf"]{color:red}', '.a[href$=".pdf"]{color:red}'],
  ['a brace in a text', '.a:before{content:"}"}.b{color:red}', '.a:before{content:"}"}'],
  ['a group keeps what is used', '@media print{.a{x:y}.b{x:y}}', '@media print{.a{x:y}}'],
  ['a group without anything goes', '@media print{.b{x:y}}', ''],
  ['frames that no rule names stay', '@keyframes in{from{x:y}}', '@keyframes in{from{x:y}}'],
  [
    'frames of a rule that stays',
    '.a{animation:in 1s}@keyframes in{from{x:y}}',
    '.a{animation:in 1s}@keyframes in{from{x:y}}',
  ],
  [
    'frames in a group of a rule elsewhere that goes',
    '.b{animation:in 1s}@media print{@keyframes in{from{x:y}}}',
    '',
  ],
  ['frames of a rule that goes', '@media screen{.b{animation:in 1s}@keyframes in{from{x:y}}}', ''],
  [
    'frames of two rules of which one stays',
    '.a{animation-name:in}.b{animation:in 1s}@keyframes in{from{x:y}}',
    '.a{animation-name:in}@keyframes in{from{x:y}}',
  ],
  [
    'a rule inside a rule stays with it',
    '.a{color:red;&:hover{color:blue}}',
    '.a{color:red;&:hover{color:blue}}',
  ],
  ['a statement stays', '@layer a,b;.b{x:y}', '@layer a,b;'],
])('%s', (_, css, expected) => {
  expect(used(css, 'a')).toBe(expected);
});

const elements = [
  keyOfElement('a b', ' data-look="card"'),
  keyOfElement('c-d', ' data-wide=""'),
  keyOfElement('d', ' data-look="card"'),
  keyOfElement('d', ' data-look="plain"'),
  keyOfElement('e', ' data-state="sent"'),
];
const page = namesOfPage(elements, ['dark']);

test('the names of a page are gathered: classes, settings beside them, values that scripts are sent', () => {
  const there = ['a', 'b', 'c-d', '"dark"', 'a[data-look]', 'b[data-look=card]', 'c-d[data-wide]'];
  expect(there.filter((name) => !page.has(name))).toEqual([]);
  const notThere = ['data-look', 'a[data-look=dark]', 'c-d[data-look]', '"tone"', 'a:not([data-look=card])'];
  expect(notThere.filter((name) => page.has(name))).toEqual([]);
});

test.each([
  ['a setting of the page', '.a[data-look=card]', true],
  ['another value', '.a[data-look=plain]', false],
  ['the value on another class', '.c-d[data-look=card]', false],
  ['a setting of no element', '.a[data-gap]', false],
  ['a setting with any value', '.a[data-look] > p', true],
  ['part of a value', '.a[data-look~=plain] .b', true],
  ['a value that all elements of the class have, excluded', '.a:not([data-look=card])', false],
  ['a value that no element of the class has, excluded', '.a:not([data-look=plain])', true],
  ['a value that one of two has, excluded', '.d:not([data-look=card]) > p', true],
  ['a value that scripts may change, excluded', '.e:not([data-state=sent])', true],
  ['one in brackets', '.a:not([data-gap])', true],
  ['one of an element without a class', '[data-gap=large] .a', true],
  ['a state that is no setting', '.a[aria-busy=true]', true],
  ['a state that scripts set', '.a[data-state=sent]', true],
  ['a setting that scripts write with a value they know', '.a[data-tone=success]', true],
  ['a setting that scripts write with a value they are sent', '.a[data-tone=dark]', true],
  ['a setting that scripts write with no such value', '.a[data-tone=brand]', false],
])('%s', (_, selector, stays) => {
  const scripts = 'x.dataset.state="sent";h("p",{"data-tone":y?`success`:z})';
  const css = `${selector}{color:red}`;
  expect(usedCss(css, page, (text) => scripts.includes(text))).toBe(stays ? css : '');
});

test('of a list with texts in it each selector counts alone', () => {
  const css = '.a[data-x="1, 2"],.b[data-y="q"]{color:red}';
  expect(usedCss(css, namesOfPage([keyOfElement('b', ' data-y="q"')], []), () => false)).toContain(
    '.b[data-y="q"]{',
  );
});

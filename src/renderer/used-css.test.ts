import { expect, test } from 'vitest';
import { classesIn, usedCss } from './used-css.ts';

const used = (css: string, ...names: string[]) => usedCss(css, new Set(names));

test.each([
  ['a rule of a class that is there', '.a{color:red}', '.a{color:red}'],
  ['a rule of a class that is not', '.b{color:red}', ''],
  ['a rule that needs both', '.a .b{color:red}', ''],
  ['one of two selectors', '.b,.a:hover{color:red}', '.b,.a:hover{color:red}'],
  ['a selector without classes', 'p,.b{color:red}', 'p,.b{color:red}'],
  ['a class in brackets is no need', '.a:not(.b):has(.c,.d){color:red}', '.a:not(.b):has(.c,.d){color:red}'],
  ['an attribute is no class', '.a[href$=".pdf"]{color:red}', '.a[href$=".pdf"]{color:red}'],
  ['a brace in a text', '.a:before{content:"}"}.b{color:red}', '.a:before{content:"}"}'],
  ['a group keeps what is used', '@media print{.a{x:y}.b{x:y}}', '@media print{.a{x:y}}'],
  ['a group without anything goes', '@media print{.b{x:y}}', ''],
  ['frames that no rule beside them names stay', '@keyframes in{from{x:y}}', '@keyframes in{from{x:y}}'],
  [
    'frames of a rule that stays',
    '.a{animation:in 1s}@keyframes in{from{x:y}}',
    '.a{animation:in 1s}@keyframes in{from{x:y}}',
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

test('the classes of a page are gathered', () => {
  expect([...classesIn(['<p class="a b">', '<i class="b c-d"></i>'])]).toEqual(['a', 'b', 'c-d']);
});

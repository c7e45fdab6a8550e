import { expect, test } from 'vitest';
import { splitCss } from './used-css.ts';
import { type Names, namesIn } from './used-names.ts';

const inNoScript = () => false;
/** A page whose first screen has every name that it has. */
const everywhere = (names: Names) => ({ first: names, page: names });
const used = (css: string, ...names: string[]) => splitCss(css, everywhere(new Set(names)), inNoScript).first;

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

const html = [
  '<p class="a b" data-look="card"></p><i data-wide="" class="c-d"></i>',
  '<p class="d" data-look="card"></p><p class="d" data-look="plain"></p><p class="e" data-state="sent"></p>',
  '<k-island data-props="{&quot;tone&quot;:&quot;dark&quot;}"></k-island>',
];

test('the names of a page are gathered: classes, settings beside them, values that scripts are sent', () => {
  const names = namesIn(html);
  const there = ['a', 'b', 'c-d', '"dark"', 'a[data-look]', 'b[data-look=card]', 'c-d[data-wide]'];
  expect(there.filter((name) => !names.has(name))).toEqual([]);
  const notThere = ['data-look', 'a[data-look=dark]', 'c-d[data-look]', '"tone"', 'a:not([data-look=card])'];
  expect(notThere.filter((name) => names.has(name))).toEqual([]);
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
  const { first, rest } = splitCss(css, everywhere(namesIn(html)), (text) => scripts.includes(text));
  expect(first + rest).toBe(stays ? css : '');
});

test('of a list with texts in it each selector counts alone', () => {
  const css = '.a[data-x="1, 2"],.b[data-y="q"]{color:red}';
  const names = everywhere(namesIn(['<p class="b" data-y="q">']));
  expect(splitCss(css, names, inNoScript).first).toContain('.b[data-y="q"]{');
});

const split = (css: string, seen: string, below = '', scripts = '') =>
  splitCss(css, { first: namesIn([seen]), page: namesIn([seen, below]) }, (text) => scripts.includes(text));
const SEEN = '<p class="a" data-x="c">';

test.each([
  ['each rule is in one part', '.b{color:red}.a{margin:0}', '<p class="b">', '.a{margin:0}', '.b{color:red}'],
  [
    'rules of elements that are not the same',
    '.b{color:red}.a{color:blue}',
    '<p class="b">',
    '.a{color:blue}',
    '.b{color:red}',
  ],
  [
    'a rule that would win by coming later',
    '.b{color:red}.a{color:blue}',
    '<p class="a b">',
    '.b{color:red}.a{color:blue}',
    '',
  ],
  [
    'through a chain of rules',
    '.c{color:red}.b{color:blue}.a{color:red}',
    '<p class="a b"><p class="b c">',
    '.c{color:red}.b{color:blue}.a{color:red}',
    '',
  ],
  [
    'a rule that wins by its weight',
    '.a.b{color:red}.a{color:blue}',
    '<p class="a b">',
    '.a{color:blue}',
    '.a.b{color:red}',
  ],
  [
    'a rule for another property',
    '.b{margin:0}.a{color:blue}',
    '<p class="a b">',
    '.a{color:blue}',
    '.b{margin:0}',
  ],
  [
    'a part of the same property',
    '.b{margin-top:1px}.a{margin:0}',
    '<p class="a b">',
    '.b{margin-top:1px}.a{margin:0}',
    '',
  ],
  [
    'a rule that came later anyway',
    '.a{color:blue}.b{color:red}',
    '<p class="a b">',
    '.a{color:blue}',
    '.b{color:red}',
  ],
  [
    'a rule in a group',
    '@media print{.b{color:red}}.a{color:blue}',
    '<p class="a b">',
    '@media print{.b{color:red}}.a{color:blue}',
    '',
  ],
  [
    'an element without a class',
    '.b p{color:red}.a p{color:blue}',
    '<p class="b">',
    '.b p{color:red}.a p{color:blue}',
    '',
  ],
  [
    'another value of the same setting',
    '.a[data-x=b]{color:red}.a[data-x=c]{color:blue}',
    '<p class="a" data-x="b">',
    '.a[data-x=c]{color:blue}',
    '.a[data-x=b]{color:red}',
  ],
  [
    'a weight that is hard to tell',
    '.b:is(.x,#y){color:red}.a{color:blue}',
    '<p class="a b">',
    '.b:is(.x,#y){color:red}.a{color:blue}',
    '',
  ],
])('a sheet in two parts: %s', (_, css, below, first, rest) => {
  expect(split(css, SEEN, below)).toEqual({ first, rest });
});

test('a class that scripts know may come to any element', () => {
  const css = '.b{color:red}.a{color:blue}';
  expect(split(css, SEEN, '', 'add("b")')).toEqual({ first: css, rest: '' });
});

import { expect, test } from 'vitest';
import type { Selector } from './css-rules.ts';
import { doOverlap, propertiesOf } from './property-overlap.ts';
import { weightOf } from './rival-rules.ts';
import { splitCss } from './used-css.ts';
import { type IsInScripts, keyOfElement, type Names, namesOfPage } from './used-names.ts';

const inNoScript: IsInScripts = () => false;
/** The rules of a sheet that a page uses, all of it in its first screen. */
const taken = (css: string, page: Names, isInScripts = inNoScript) => {
  const { first, rest } = splitCss(css, { first: page, page }, isInScripts);
  return first + rest;
};
/** The names of elements written as HTML. */
const namesIn = (parts: readonly string[]) =>
  namesOfPage(
    [...parts.join('').matchAll(/ class="([^"]*)"([^>]*)>/g)].map(([, classes = '', settings = '']) =>
      keyOfElement(classes, settings),
    ),
    [],
  );
const used = (css: string, ...names: string[]) => taken(css, new Set(names));

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
  expect(taken(css, page, (text) => scripts.includes(text))).toBe(stays ? css : '');
});

test('of a list with texts in it each selector counts alone', () => {
  const css = '.a[data-x="1, 2"],.b[data-y="q"]{color:red}';
  expect(taken(css, namesIn(['<p class="b" data-y="q">']))).toContain('.b[data-y="q"]{');
});

const A = '.a{color:red}';
const B = '.b{color:blue}';
const both = '<p class="a b">';

test.each([
  ['each rule is in one part', `${B}${A}`, '<p class="b">', A, B],
  ['one of two selectors', '.b,.a{color:red}', '<p class="b">', A, '.b{color:red}'],
  ['a rule that must win over one before it', `${B}${A}`, both, A, B + A],
  ['a rule that must lose to one after it', `${A}${B}`, both, A, B],
  [
    'a rule that must win over one that is repeated',
    '.b{top:0}.a{top:1px;left:0}.c{left:1px}',
    both,
    '.a{top:1px;left:0}.c{left:1px}',
    '.b{top:0}.a{top:1px;left:0}.c{left:1px}',
  ],
  ['a rule that weighs less', `.b.d{color:blue}${A}`, '<p class="a b d">', A, '.b.d{color:blue}'],
  ['a rule that sets something else', `.b{margin:0}${A}`, both, A, '.b{margin:0}'],
  ['a rule in a group', `@media print{${B}}${A}`, both, A, `@media print{${B}}${A}`],
  ['a rule for a part of the element', `${B}.a:before{color:red}`, both, '.a:before{color:red}', B],
  [
    'another value of the same setting',
    '.a[data-x=b]{color:blue}.a[data-x=c]{color:red}',
    '<p class="a" data-x="b">',
    '.a[data-x=c]{color:red}',
    '.a[data-x=b]{color:blue}',
  ],
  ['elements without a class', '.b p{top:0}.a p{top:1px}', both, '.a p{top:1px}', '.b p{top:0}.a p{top:1px}'],
  ['elements of two kinds', '.b p{top:0}.a :is(a,b){top:1px}', both, '.a :is(a,b){top:1px}', '.b p{top:0}'],
  [
    'keyframes with their rule',
    `${B}@keyframes in{}.b{animation:in}`,
    both,
    '',
    `${B}@keyframes in{}.b{animation:in}`,
  ],
])('a sheet in two parts: %s', (_, css, below, first, rest) => {
  const seen = '<p class="a c" data-x="c">';
  const names = { first: namesIn([seen]), page: namesIn([seen, below]) };
  const { inRest: _inRest, ...parts } = splitCss(css, names, inNoScript);
  expect(parts).toEqual({ first, rest });
});

test('a rule of a widget that must win over one of the base is repeated, as far as their elements may be the same', () => {
  const base = { css: '.base{top:0}.base p{top:0}', inRest: new Set<Selector>() };
  const split = (html: string) => {
    const names = { first: namesIn(['<p class="a">']), page: namesIn([html, '<p class="a">']) };
    const before = { css: base.css, inRest: splitCss(base.css, names, inNoScript).inRest };
    return splitCss('.a{top:1px}.a p{top:1px}', names, inNoScript, before).rest;
  };
  expect(split('<p class="base">')).toBe('');
  expect(split('<p class="base a">')).toBe('.a{top:1px}');
});

test.each([
  ['p', '0,0,1'],
  ['.a p:first-child', '0,2,1'],
  ['#a .b[data-x="(.c"]', '1,2,0'],
  ['.a:is(.b,p .c) :where(.d)', '0,2,1'],
  ['.a:not(:has(.b .c))::before', '0,3,1'],
  ['k-island:nth-child(n + 4)>*', '0,1,1'],
])('%s weighs %s', (selector, weight) => {
  expect(weightOf(selector).join()).toBe(weight);
});

test.each([
  ['margin-top', 'margin', true],
  ['margin-inline', 'margin-block-start', false],
  ['border-radius', 'border', false],
  ['border-color', 'border-block-end', true],
  ['line-height', 'font', true],
  ['font-size', 'font', true],
  ['top', 'inset', true],
  ['--a', '--a-b', false],
  ['all', 'color', true],
  ['all', '--a', false],
  ['column-gap', 'gap', true],
  ['max-width', 'max-height', false],
])('whether %s and %s set the same: %s', (one, other, same) => {
  const [left, right] = [one, other].map((name) => propertiesOf(`{${name}:0}`));
  expect(doOverlap(left ?? [], right ?? [])).toBe(same);
  expect(doOverlap(right ?? [], propertiesOf(`{${one}:0!important}`))).toBe(false);
});

import { expect, test } from 'vitest';
import { cleanDrawing } from './read-drawing.ts';

const clean = (svg: string) => cleanDrawing(new TextEncoder().encode(svg));

test('[OPS-44] a drawing keeps what is drawn', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><defs><linearGradient id="g"><stop offset="0"></stop></linearGradient></defs><style>.a&gt;.b{fill:url(#g)}</style><path fill="url(#g)" d="M0 0h8"></path><use href="#g"></use><text>A &amp; B</text></svg>';
  expect(clean(`<?xml version="1.0"?><!-- Figma -->${svg}`)).toBe(svg);
});

test.each([
  ['<script>alert(1)</script>'],
  ['<g><script type="text/ecmascript">alert(1)</script></g>'],
  [
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['<rect onload="alert(1)" width="1"/>'],
  ['<a href="javascript:alert(1)"><text>a</text></a>'],
  ['<use href="https://luar.example/a.svg#x"/>'],
  ['<image xlink:href="https://luar.example/a.png"/>'],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['<style>@import "https://luar.example/a.css"; rect{fill:url(https://luar.example/a)}</style>'],
  ['<style>rect{fill:ur\\6c(https://luar.example/a)}</style>'],
  ['<rect style="fill:url( https://luar.example/a )"/>'],
  ['<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['<set attributeName="onmouseover" to="alert(1)"/>'],
  ['<iframe src="https://luar.example"/>'],
  [`<style>a{x:image-set("#a" 1x, "https://luar.example/a.png" 2x)}</style>`],
  [`<style>a{x:url("#a\n);y:url(https://luar.example/a);x:"b")}</style>`],
  [`<style>a{x:"url("#a;}*{background:url(https://luar.example/a)}b{x:")"}</style>`],
  [`<style>a{x:-webkit-cross-fade(url(#a), url(https://luar.example/a))}</style>`],
])('[OPS-44] %s neither acts nor calls out', (part) => {
  expect(clean(`<svg xmlns="http://www.w3.org/2000/svg">${part}<path d="M0 0"/></svg>`)).toMatch(
    /^(?!.*(?:alert|script|luar|onload|onerror|<a |animate|iframe|svg\+xml)).*<path d="M0 0"><\/path><\/svg>$/s,
  );
});

test('[OPS-44] a drawing made to be slow or deep is read in one pass', () => {
  expect(clean(`<svg>${'<g>'.repeat(20_000)}`)).toMatchObject({ why: 'heavy' });
  expect(clean(`<svg>${'<x '.repeat(100_000)}`)).toMatchObject({ why: 'broken' });
  expect(clean(`<svg><style>${'url('.repeat(250_000)}</style></svg>`)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><style>none</style></svg>',
  );
});

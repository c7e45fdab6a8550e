// @vitest-environment jsdom
import { act, type ReactElement, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ReadyHtml } from '../renderer/html.tsx';
import { allowMovedNodes } from './client-moved-nodes.ts';
import { createRedraw, type Redraw } from './client-redraw.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const { removeChild, insertBefore } = Node.prototype;
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
  document.body.replaceChildren();
});

/** A custom island: controls that React knows, others that it does not, a slot, and text that changes. */
function View({ slot }: { slot: string }): ReactElement {
  const [text, setText] = useState('');
  return (
    <section>
      <p>Heading</p>
      <input name="own" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
      <input type="checkbox" name="agreed" />
      {['a', 'b'].map((choice) => (
        <input key={choice} type="radio" name="choice" value={choice} />
      ))}
      <select name="unit">
        <option>36</option>
        <option>60</option>
      </select>
      <textarea />
      {text === 'gone' ? null : 'Loose text'}
      {text === 'more' && <b>New</b>}
      <i>End</i>
      <ReadyHtml as="k-slot" attributes={{ 'data-slot': 'children' }} html={slot} />
    </section>
  );
}

function Frame({ redraw: { note, restore } }: { redraw: Redraw }): ReactElement {
  note();
  useLayoutEffect(restore, [restore]);
  return <View slot="" />;
}

function serve(): HTMLElement {
  const island = document.body.appendChild(document.createElement('k-island'));
  island.innerHTML = renderToString(<View slot="<em>Inner</em>" />);
  return island;
}

const hydrate = (island: HTMLElement, failed: unknown[] = []) =>
  act(() => {
    const options = { onRecoverableError: (error: unknown) => void failed.push(error) };
    hydrateRoot(island, <Frame redraw={createRedraw(island)} />, options);
  });

const find = <Kind extends HTMLElement>(island: HTMLElement, selector: string) =>
  island.querySelector(selector) as Kind;

test('[OPS-50] an island that is drawn again has every value, the focus, the selection, and the content of its slots', async () => {
  const island = serve();
  const inner = find(island, 'em');
  find<HTMLInputElement>(island, '[name=own]').value = 'typed';
  find<HTMLInputElement>(island, '[name=agreed]').checked = true;
  find<HTMLInputElement>(island, '[value=b]').checked = true;
  find<HTMLSelectElement>(island, 'select').value = '60';
  const area = find<HTMLTextAreaElement>(island, 'textarea');
  area.value = 'long';
  area.focus();
  area.setSelectionRange(1, 3);
  find(island, 'p').innerHTML = '<font>Judul</font>';
  const failed: unknown[] = [];
  await hydrate(island, failed);

  expect(failed).toHaveLength(1);
  expect(island.querySelector('font')).toBeNull();
  expect(find<HTMLInputElement>(island, '[name=own]').value).toBe('typed');
  expect(find(island, 'output').textContent).toBe('typed');
  expect(find<HTMLInputElement>(island, '[name=agreed]').checked).toBe(true);
  expect(find<HTMLInputElement>(island, '[value=b]').checked).toBe(true);
  expect(find<HTMLSelectElement>(island, 'select').value).toBe('60');
  const fresh = find<HTMLTextAreaElement>(island, 'textarea');
  expect(fresh).not.toBe(area);
  expect(document.activeElement).toBe(fresh);
  expect([fresh.value, fresh.selectionStart, fresh.selectionEnd]).toEqual(['long', 1, 3]);
  expect(find(island, 'em')).toBe(inner);
});

test('[OPS-50] an unchanged island keeps its elements', async () => {
  const island = serve();
  const own = find<HTMLInputElement>(island, '[name=own]');
  own.focus();
  const failed: unknown[] = [];
  await hydrate(island, failed);
  expect(failed).toEqual([]);
  expect(document.activeElement).toBe(own);
  expect(find(island, '[name=own]')).toBe(own);
});

const wrap = (node: ChildNode) => {
  const wrapper = document.createElement('font');
  node.replaceWith(wrapper);
  wrapper.append(node);
};

test('[OPS-50] nodes that were wrapped after hydration are removed, and others put before them', async () => {
  allowMovedNodes(Node);
  const island = serve();
  await hydrate(island);
  const loose = [...(find(island, 'section').childNodes as Iterable<ChildNode>)];
  wrap(loose.find(({ nodeValue }) => nodeValue === 'Loose text') as ChildNode);
  wrap(find(island, 'i'));
  const type = (text: string) =>
    act(() => {
      const own = find<HTMLInputElement>(island, '[name=own]');
      Reflect.set(HTMLInputElement.prototype, 'value', text, own);
      own.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('more');
  expect(find(island, 'b').nextSibling).toBe(find(island, 'i').parentNode);
  await type('gone');
  expect(island.textContent).not.toContain('Loose text');
  expect(island.querySelector('b')).toBeNull();
  expect(find<HTMLInputElement>(island, '[name=own]').value).toBe('gone');
});

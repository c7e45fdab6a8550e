// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StudioFinding } from '../../wire.ts';
import { Announcer } from '../components/announcer.tsx';
import { type Studio, StudioProvider } from '../state/studio.tsx';
import { makeStudio } from '../testing/make-studio.ts';
import { Outline } from './outline.tsx';

configure({ asyncUtilTimeout: 15_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const text = `{
  "header": { "links": [] },
  "sections": [
    { "type": "section", "children": [
      { "type": "heading", "text": "Rumah" },
      { "type": "tabs", "items": [
        { "title": "Denah", "children": [{ "type": "divider" }] },
        { "title": "Harga" }
      ] }
    ] },
    { "type": "section", "id": "promo", "hideOn": ["mobile"], "children": [{ "type": "heading", "text": "Promo" }] }
  ]
}
`;

function open(studio: Studio = makeStudio(text)) {
  render(
    <StudioProvider studio={studio}>
      <Outline />
      <Announcer />
    </StudioProvider>,
  );
  return { studio, person: userEvent.setup() };
}

const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const focused = () => document.activeElement?.getAttribute('aria-label');
const said = (studio: Studio) => studio.get().announcement.text;

test('[STU-01] [STU-15] the outline is a tree of surfaces, sections, widgets and their named lists', () => {
  open();
  expect(names()).toEqual([
    'Header',
    'Rumah, Section',
    'Rumah, Heading',
    'Denah, Tabs',
    'Denah',
    'Divider',
    'Harga',
    'Promo, Section, hidden on phones',
    'Promo, Heading',
  ]);
  const tabs = screen.getByRole('treeitem', { name: 'Denah, Tabs' });
  expect(tabs.getAttribute('aria-level')).toBe('2');
  expect(tabs.getAttribute('aria-posinset')).toBe('2');
  expect(tabs.getAttribute('aria-setsize')).toBe('2');
  expect(tabs.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('treeitem', { name: 'Harga' }).getAttribute('aria-expanded')).toBeNull();
});

test('[STU-15] the keys of a tree: arrows, Home, End, letters and the asterisk; one row is in the order of Tab', async () => {
  const { studio, person } = open();
  const tree = screen.getByRole('tree');
  expect(tree.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await person.click(screen.getByRole('treeitem', { name: 'Header' }));
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Rumah, Section');
  expect(studio.get().selection).toEqual(['sections', 0]);
  await person.keyboard('{ArrowLeft}');
  expect(names()).not.toContain('Rumah, Heading');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Promo, Section, hidden on phones');
  await person.keyboard('{ArrowLeft}{ArrowUp}*');
  expect(names()).toContain('Rumah, Heading');
  expect(names()).toContain('Promo, Heading');
  await person.keyboard('{End}');
  expect(focused()).toBe('Promo, Heading');
  await person.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Promo, Section, hidden on phones');
  await person.keyboard('{ArrowRight}');
  expect(focused()).toBe('Promo, Heading');
  await person.keyboard('{Home}');
  expect(focused()).toBe('Header');
  await person.keyboard('har');
  expect(focused()).toBe('Harga');
  expect(studio.get().field).toEqual(['sections', 0, 'children', 1, 'items', 1]);
});

test('[STU-01] what is selected elsewhere is shown and opened here, and does not take the focus', () => {
  const { studio } = open();
  studio.select(['sections', 0, 'children', 1, 'items', 0, 'children', 0]);
  return screen.findByRole('treeitem', { name: 'Divider', selected: true }).then(() => {
    expect(document.activeElement).toBe(document.body);
  });
});

test('[STU-15] the keys of a row do what its menu does, and each step is announced', async () => {
  const { studio, person } = open();
  await person.click(screen.getByRole('treeitem', { name: 'Promo, Heading' }));
  await person.keyboard('{Control>}d{/Control}');
  expect(said(studio)).toBe('Heading “Promo” duplicated.');
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(said(studio)).toBe('Heading “Promo” moved. Before Promo, 1 of 2, in Section “Promo”');
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(said(studio)).toBe('Heading “Promo” is the first already.');
  await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(said(studio)).toBe('It needs a section around it.');
  await person.keyboard('{Delete}');
  expect(said(studio)).toBe('Heading “Promo” deleted.');
  expect(focused()).toBe('Promo, Heading');
  await person.keyboard('{Enter}');
  expect(studio.get().focusField).toBe(1);
});

test('[STU-15] F2 changes the id; one that is taken or written wrongly is refused with the reason', async () => {
  const { studio, person } = open();
  await person.click(screen.getByRole('treeitem', { name: 'Rumah, Section' }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F2', code: 'F2' });
  await person.keyboard('promo');
  expect(screen.getByRole('alert').textContent).toBe('Another widget has this id.');
  await person.keyboard('{Enter}');
  expect(studio.doc.text).toBe(text);
  await person.keyboard(' x');
  expect(screen.getByRole('alert').textContent).toContain('An id starts with a letter');
  await person.clear(screen.getByRole('textbox'));
  await person.keyboard('rumah{Enter}');
  expect(said(studio)).toBe('Named rumah.');
  expect(focused()).toBe('Rumah, Section');
  expect(studio.doc.text).toContain('"id": "rumah"');
});

test('[STU-06] [STU-15] by keys alone a widget is picked up, carried and put down', async () => {
  const { studio, person } = open();
  await person.click(screen.getByRole('treeitem', { name: 'Rumah, Heading' }));
  await person.keyboard(' ');
  expect(said(studio)).toContain('picked up');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(said(studio)).toContain('in Tabs “Denah”, Denah');
  await person.keyboard('{Escape}');
  expect(studio.doc.text).toBe(text);
  await person.keyboard(' {End}{Enter}');
  expect(said(studio)).toContain('At the end, 2 of 2, in Section “Promo”');
  expect(focused()).toBe('Rumah, Heading');
});

test('[STU-15] the menu has every command with its key; arrows, letters and Escape work in it', async () => {
  const { studio, person } = open();
  await person.click(screen.getByRole('treeitem', { name: 'Rumah, Heading' }));
  const more = screen.getByRole('button', { name: 'More' });
  await person.click(more);
  const menu = screen.getByRole('menu');
  expect(within(menu).getByRole('menuitem', { name: 'Duplicate' }).getAttribute('aria-keyshortcuts')).toBe(
    'Control+D',
  );
  expect(document.activeElement?.textContent).toContain('Edit');
  await person.keyboard('{End}');
  expect(document.activeElement?.textContent).toContain('Delete');
  await person.keyboard('{ArrowDown}dup');
  expect(document.activeElement?.textContent).not.toContain('Delete');
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(more);
  await person.click(more);
  await person.click(within(screen.getByRole('menu')).getByRole('menuitemcheckbox', { name: 'Phones' }));
  expect(said(studio)).toBe('Heading “Rumah” is hidden on phones.');
  expect(names()).toContain('Rumah, Heading, hidden on phones');
});

test('[STU-15] who may only read sees the tree and the keys to go about, and no command that changes anything', async () => {
  const { studio, person } = open(makeStudio(text, { role: 'read' }));
  await person.click(screen.getByRole('treeitem', { name: 'Rumah, Heading' }));
  await person.keyboard('{Delete}{Control>}d{/Control} ');
  expect(studio.doc.text).toBe(text);
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'EditEnter',
    'CopyCtrl+C',
  ]);
});

test('[STU-01] findings are marks on the rows, also of what is closed', async () => {
  const studio = makeStudio(text);
  const finding = { severity: 'error', path: 'sections/0/children/0/text' } as StudioFinding;
  studio.change((draft) => {
    draft.findings = [finding, { ...finding, severity: 'warning' }];
  });
  const { person } = open(studio);
  expect(names()).toContain('Rumah, Heading, 1 mistake, 1 hint');
  await person.click(screen.getByRole('treeitem', { name: 'Rumah, Section' }));
  await person.keyboard('{ArrowLeft}');
  expect(names()).toContain('Rumah, Section, 1 mistake, 1 hint');
});

test('[STU-15] of a page with 1,000 widgets only the rows in sight are drawn', () => {
  const children = Array.from({ length: 19 }, (_, i) => ({ type: 'heading', text: `Judul ${i}` }));
  const sections = Array.from({ length: 50 }, () => ({ type: 'section', children }));
  const studio = makeStudio(JSON.stringify({ sections }));
  open(studio);
  expect(screen.getAllByRole('treeitem').length).toBeLessThanOrEqual(60);
  expect(screen.getAllByRole('treeitem')[0]?.getAttribute('aria-setsize')).toBe('50');
});

test('[STU-01] a section that moves keeps its row, its state and the focus', async () => {
  const { studio, person } = open();
  await person.click(screen.getByRole('treeitem', { name: 'Rumah, Section' }));
  await person.keyboard('{ArrowLeft}');
  const row = document.activeElement;
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(studio.get().selection).toEqual(['sections', 1]);
  expect(document.activeElement).toBe(row);
  expect(row?.getAttribute('aria-expanded')).toBe('false');
});

test('[STU-01] the outline speaks both languages', () => {
  open(makeStudio(readFileSync('pages/taman-asri/page.json', 'utf8'), { language: 'id' }));
  expect(screen.getByRole('heading', { name: 'Susunan' })).toBeTruthy();
});

// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownModel } from '../../../src/engine/own-model.ts';
import type { GalleryEntry } from '../../wire.ts';
import { undoStep } from '../state/actions.ts';
import { StudioError } from '../state/api.ts';
import { refusal } from '../state/places.ts';
import { type Studio, StudioProvider } from '../state/studio.tsx';
import { makeStudio } from '../testing/make-studio.ts';
import { Dialogs } from './dialogs.tsx';
import { offersFor, searchOffers } from './gallery-entries.ts';

configure({ asyncUtilTimeout: 15_000 });
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(cleanup);

const widgets = [...ownModel.widgets].map(
  ([type, { title = type, description = '', examples = [] }]): GalleryEntry => ({
    kind: 'widget',
    name: type,
    title,
    description,
    nodes: [{ type, ...(examples[0] as object) }],
    preview: '',
    isOwn: false,
    files: [],
  }),
);
const promo: GalleryEntry = {
  kind: 'pattern',
  name: 'promo',
  title: 'Promotion',
  description: 'One offer, the time left and how to get it.',
  nodes: [
    { type: 'section', id: 'promo', children: [{ type: 'heading', text: 'DP 0% untuk sepuluh pemesan' }] },
  ],
  preview: '',
  isOwn: false,
  files: ['hero.jpg'],
};
const entries = [promo, ...widgets];

const text = `{
  "sections": [
    { "type": "section", "id": "promo", "children": [{ "type": "heading", "text": "Promo" }] }
  ]
}
`;

test('[STU-05] only what may stand somewhere is offered there; on the page the rest comes in a new section', () => {
  const studio = makeStudio(text);
  const onPage = offersFor(studio, entries, { list: ['sections'], index: 1 });
  for (const { entry, isInSection, fitted } of onPage) {
    const type = String(entry.nodes[0]?.type);
    expect(isInSection).toBe(refusal(ownModel, { type }, { depth: 0 }) === 'only-in-section');
    if (isInSection) expect(fitted.nodes[0]).toMatchObject({ type: 'section', children: entry.nodes });
  }
  const inside = offersFor(studio, entries, { list: ['sections', 0, 'children'], index: 0 });
  expect(inside.map(({ entry }) => entry.name)).not.toContain('section');
  expect(inside.map(({ entry }) => entry.kind)).not.toContain('pattern');
  expect(inside.every(({ isInSection }) => !isInSection)).toBe(true);
  expect(inside.length).toBeGreaterThan(30);
});

test('[STU-05] a search finds titles first, then descriptions and the Indonesian words of the examples', () => {
  const studio = makeStudio(text);
  const offers = offersFor(studio, entries, { list: ['sections'], index: 1 });
  const names = (query: string) => {
    const { best, others } = searchOffers(offers, query);
    return [...best, ...others].map(({ entry }) => entry.name);
  };
  expect(names('Promotion')[0]).toBe('promo');
  expect(names('pemesan')).toContain('promo');
  expect(names('kolam renang')).toContain('facilities');
  expect(names('tabs')[0]).toBe('tabs');
  expect(names('qqq')).toEqual([]);
});

function open(studio: Studio) {
  render(
    <StudioProvider studio={studio}>
      <Dialogs />
    </StudioProvider>,
  );
  studio.change((draft) => {
    draft.dialog = { name: 'gallery', list: ['sections'], index: 1 };
  });
  return userEvent.setup();
}

test('[STU-05] [STU-15] by keys: search, arrows, Enter; the pictures come first, ids are free, one step, used last comes first', async () => {
  const brought: unknown[] = [];
  const studio = makeStudio(text, {
    api: {
      gallery: async () => entries,
      galleryFiles: async (...all) => {
        brought.push(all);
        return { names: {}, pictures: {} };
      },
    },
  });
  const person = open(studio);
  const search = await screen.findByRole('searchbox');
  await screen.findAllByRole('option');
  await person.type(search, 'promotion');
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Promotion');
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('role')).toBe('option');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(studio.get().dialog).toBeUndefined());
  expect(brought).toEqual([['test-page', 'pattern', 'promo']]);
  expect(studio.doc.document.sections).toMatchObject([{ id: 'promo' }, { id: 'promo-2' }]);
  expect(studio.get().announcement.text).toBe(
    'Section “DP 0% untuk sepuluh pemesan” inserted. At the end, 2 of 2, on the page',
  );
  studio.change((draft) => {
    draft.dialog = { name: 'gallery', list: ['sections'], index: 1 };
  });
  expect((await screen.findByRole('listbox')).querySelector('[role=group]')?.getAttribute('aria-label')).toBe(
    'Used last',
  );
  undoStep(studio);
  expect(studio.doc.text).toBe(text);
});

test('[STU-05] a gallery that cannot be fetched shows an error, and can be retried', async () => {
  let isDown = true;
  const studio = makeStudio(text, {
    api: {
      gallery: async () => {
        if (isDown) throw new StudioError({ message: 'No answer.', fix: 'Start it.' }, 0);
        return entries;
      },
    },
  });
  const person = open(studio);
  expect((await screen.findByRole('alert')).textContent).toContain('No answer. Start it.');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(30);
});

test('[STU-05] a picture that cannot be copied stops the insertion and shows the reason', async () => {
  const studio = makeStudio(text, {
    api: {
      gallery: async () => entries,
      galleryFiles: async () => {
        throw new StudioError({ message: 'The disk is full.', fix: 'Make room.' }, 507);
      },
    },
  });
  open(studio);
  fireEvent.click((await screen.findAllByRole('option', { name: /^Promotion/ }))[0] as HTMLElement);
  await waitFor(() => expect(studio.get().toast?.text).toBe('The disk is full. Make room.'));
  expect(studio.doc.text).toBe(text);
});

test('[STU-05] a pattern is saved under a name made of its title', async () => {
  const saved: unknown[] = [];
  const studio = makeStudio(text, {
    api: {
      savePattern: async (...all) => {
        saved.push(all);
      },
    },
  });
  render(
    <StudioProvider studio={studio}>
      <Dialogs />
    </StudioProvider>,
  );
  studio.change((draft) => {
    draft.dialog = { name: 'save-pattern', node: ['sections', 0] };
  });
  const person = userEvent.setup();
  const title = await screen.findByLabelText('Title');
  await person.clear(title);
  await person.keyboard('{Enter}');
  expect(saved).toEqual([]);
  await person.type(title, 'Promo Akhir Tahun!{Enter}');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject(['promo-akhir-tahun', 'Promo Akhir Tahun!', [{ id: 'promo' }], 'test-page']);
  expect(studio.doc.text).toBe(text);
});

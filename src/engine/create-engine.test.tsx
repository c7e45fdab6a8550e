import { createHash } from 'node:crypto';
import { Component, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { bundleForEditors } from '../../tools/generate/bundle.ts';
import { readSources, withWidgets } from '../../tools/generate/sources.ts';
import { bandsOf, tablesOf } from '../../tools/generate/tables.ts';
import { createModel, type Validate } from '../document/model.ts';
import type { Schema } from '../document/schema.ts';
import type { RenderContext } from '../renderer/render-context.tsx';
import { ownSlices } from '../runtime/index.ts';
import { createEngine, type EngineParts } from './create-engine.tsx';
import { ownEngine } from './own-engine.ts';
import { ownLanguages } from './own-languages.ts';
import { ownWidgets } from './own-widgets.ts';

const schema: Schema = {
  type: 'object',
  additionalProperties: false,
  title: 'Panel box',
  description: 'A sentence with panels under it.',
  required: ['words'],
  properties: {
    words: { type: 'string', description: 'The sentence.', kavling: { kind: 'words' } },
    loud: { type: 'boolean', description: 'Larger letters.', default: false },
    panels: { type: 'array', description: 'Widgets below.', kavling: { kind: 'slot' } },
  },
};

/** A model in which `type` is one widget more. */
function modelWith(type: string) {
  const sources = withWidgets(readSources('.'), [[type, schema]]);
  const validate: Validate = () => true;
  return createModel({
    schema: bundleForEditors(sources),
    tables: tablesOf(sources),
    bands: bandsOf(sources),
    validate,
  });
}

function engineWith(type: string, change: Partial<EngineParts> = {}) {
  const View = ({ words, loud, panels }: Readonly<Record<string, unknown>>) => (
    <div className={type} data-loud={String(loud)}>
      {String(words)}
      {panels as ReactNode}
    </div>
  );
  return createEngine({
    base: modelWith(type),
    widgets: [...ownWidgets, { widget: { type, hydrate: 'never', View }, css: `.${type}{color:red}` }],
    slices: ownSlices,
    languages: ownLanguages,
    ...change,
  });
}

const context: RenderContext = {
  slug: 'contoh',
  client: { boot: 'boot()', runtime: '/runtime.js', mount: '/mount.js', widgets: new Map() },
  picture: (image) => image,
  fontUrl: (file) => file,
  sha256: (text) => createHash('sha256').update(text).digest('base64'),
};

/** A component that only React can render. */
class Old extends Component<Readonly<Record<string, unknown>>> {
  override render() {
    return <div className="old">{String(this.props.words)}</div>;
  }
}

const page = (type: string) => ({
  version: 1,
  template: 'page-builder',
  seo: { title: 'A', description: 'B' },
  project: { id: '1', name: 'A', superleadsId: 'S', telesalesNumber: '6281311122233' },
  sections: [{ type, words: 'Di luar.', panels: [{ type, words: 'Di dalam.' }] }],
});

test('[DOC-04] two engines with different widgets run in one process, and neither knows what the other has', () => {
  const [boxes, cards] = [engineWith('panel-box'), engineWith('panel-card')];
  const html = boxes.render(page('panel-box'), context).html;
  expect(html).toContain(
    '<div class="panel-box" data-loud="false">Di luar.<div class="panel-box" data-loud="false">Di dalam.</div></div>',
  );
  expect(html).toContain('.panel-box{color:red}');
  expect(cards.render(page('panel-card'), context).html).toContain('class="panel-card" data-loud="false"');
  for (const engine of [cards, ownEngine])
    expect(engine.render(page('panel-box'), context).html).toContain(
      'Widget &quot;<!-- -->panel-box<!-- -->&quot; is unknown.',
    );
  expect(boxes.model.widgets.has('panel-card')).toBe(false);
  expect(ownEngine.model.widgets.has('panel-box')).toBe(false);
});

test('[DOC-04] one section alone is what it is in its page, whatever the engine', () => {
  const engine = engineWith('panel-box');
  const alone = engine.renderSection(page('panel-box'), 0, context).html;
  expect(alone).toContain('Di dalam.');
  expect(engine.render(page('panel-box'), context).html).toContain(alone);
});

test('[DOC-04] an engine is refused two widgets of one name, and one without a schema, with what to do', () => {
  const [first] = ownWidgets;
  if (!first) throw new Error('There are no widgets.');
  expect(() => engineWith('panel-box', { widgets: [first, first] })).toThrow(
    `Two widgets are called "${first.widget.type}". Rename one of them.`,
  );
  const stray = { widget: { ...first.widget, type: 'stray' }, css: '' };
  expect(() => engineWith('panel-box', { widgets: [stray] })).toThrow(
    'The widget "stray" has no schema. Add stray.schema.json.',
  );
});

test('[DOC-04] an engine is handed its slices: a runtime has those and no others', () => {
  const seen: string[] = [];
  const slices = [
    {
      name: 'probe',
      initial: () => {
        seen.push('begun');
        return {};
      },
      on: {},
    },
    ...ownSlices,
  ];
  const engine = engineWith('panel-box', { slices });
  const form = { ...page('panel-box'), sections: [{ type: 'lead-form' }] };
  const client = {
    ...context.client,
    widgets: new Map([['lead-form', { url: '/f.js', isReact: true }]]),
  };
  engine.render(form, { ...context, client });
  expect(seen).toEqual(['begun']);
  ownEngine.render(form, { ...context, client });
  expect(seen).toEqual(['begun']);
});

test('[STU-02] a page that is being edited says by comments where each widget is, and has the style of all widgets', () => {
  const engine = engineWith('panel-box');
  const document = page('panel-box');
  const { html } = engine.render(document, { ...context, isEdited: true });
  const alone = engine.renderSection(document, 0, { ...context, isEdited: true });
  expect(html).toContain('<!--k:0-->');
  expect(alone.html).toContain('Di luar.<!--k:0-panels-0-->');
  expect(html.match(/<!--k:/g)?.length).toBe(html.match(/<!--\/k-->/g)?.length);
  expect(html).toContain(alone.html);
  expect(engine.render(document, context).html).not.toMatch(/<!--|[\ufdd0-\ufdd2]/);
});

test('[DOC-04] a view that only React can render is rendered by React, and its page keeps all rules of its widgets', () => {
  const widget = { type: 'panel-box', hydrate: 'never' as const, View: Old };
  const css = '.old{color:red}.unused{color:blue}';
  const engine = engineWith('panel-box', { widgets: [...ownWidgets, { widget, css }] });
  const client = { ...context.client, isInScripts: () => false };
  const { html } = engine.render(page('panel-box'), { ...context, client, embedFont: () => 'AAAA' });
  expect(html).toContain(
    '<main id="_main" tabindex="-1"><div class="gutter stack"><div class="old">Di luar.',
  );
  expect(html).toContain(css);
  expect(engine.renderSection(page('panel-box'), 0, context).html).toBe('<div class="old">Di luar.</div>');
  const cut = engineWith('panel-box').render(page('panel-box'), { ...context, client }).html;
  expect(cut).toContain('.panel-box{color:red}');
  expect(cut).not.toContain('.faq');
});

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownEngine } from '../../src/engine/own-engine.ts';
import { surfaces } from '../../src/generated/tables.ts';
import { toPicture, unmeasured } from '../../src/lib/to-picture.ts';
import type { UnitList } from '../../src/lib/units.ts';
import type { ClientFiles, RenderContext } from '../../src/renderer/render-context.tsx';
import { readSources } from '../../tools/generate/sources.ts';

type Plain = Readonly<Record<string, unknown>>;

const root = resolve('.');
const { nodes, surfaces: surfaceSchemas } = readSources(root);

/** Every widget that a page can hold, with the examples of its schema. */
export const samples: readonly { type: string; examples: readonly Plain[]; isSurface: boolean }[] = [
  ...Object.entries(nodes).map(([type, schema]) => ({ type, schema, isSurface: false })),
  ...Object.entries(surfaceSchemas).map(([type, schema]) => ({ type, schema, isSurface: true })),
].map(({ type, schema, isSurface }) => ({ type, isSurface, examples: (schema.examples ?? []) as Plain[] }));

/** The scripts of widgets as the build would name them, by the files in their folders. */
export const client: ClientFiles = {
  boot: 'boot()',
  runtime: '/assets/runtime.js',
  mount: '/assets/mount.js',
  widgets: new Map(
    readdirSync(join(root, 'src/widgets')).flatMap((type) => {
      const has = (kind: string) => existsSync(join(root, 'src/widgets', type, `${type}.${kind}`));
      const isReact = has('island.tsx');
      return isReact || has('enhance.ts')
        ? [[type, { url: `/assets/widget-${type}.js`, isReact }] as const]
        : [];
    }),
  ),
};

/** A page with one example: in its sections, or, for a part with its own place, in that place. */
export function samplePage(type: string, example: Plain): Plain {
  const surface = surfaces.find((candidate) => candidate.type === type);
  const { type: _, ...props } = example;
  const page = {
    version: 1,
    template: 'page-builder',
    seo: { title: 'Contoh', description: 'Contoh widget.' },
    project: { id: '1', name: 'Contoh', superleadsId: 'SL-1', telesalesNumber: '6281380045566' },
  };
  if (!surface) return { ...page, sections: [{ ...example, type }] };
  const [first = '', second] = surface.path;
  return { ...page, sections: [], [first]: second ? { [second]: props } : props };
}

/** The finished HTML of a page document; pictures keep their names. */
export function renderSample(document: Plain, write?: RenderContext['write'], units?: UnitList): string {
  return ownEngine.render(document, { ...context, write, units }).html;
}

/** One of its sections, rendered alone. */
export function renderSampleSection(document: Plain, index: number): string {
  return ownEngine.renderSection(document, index, context).html;
}

const context: RenderContext = {
  slug: 'contoh',
  today: '2026-11-28',
  client,
  picture: (image) =>
    toPicture(
      image,
      unmeasured(String(image.src)),
      image.mobileSrc ? unmeasured(String(image.mobileSrc)) : undefined,
    ),
  fontUrl: (file) => `/assets/${file.split('/').at(-1)}`,
  sha256: (text) => createHash('sha256').update(text).digest('base64'),
};

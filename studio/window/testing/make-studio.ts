import { ownModel } from '../../../src/engine/own-model.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { emptyDesign } from '../../../src/renderer/site-design.ts';
import type { Role, StudioSite } from '../../wire.ts';
import type { StudioApi } from '../state/api.ts';
import { createDocumentStore } from '../state/document-store.ts';
import { createStudio, type Studio } from '../state/studio.tsx';

/** A studio over a text, with a server that answers what the test says. What it does not say must not be asked. */
export function makeStudio(
  text: string,
  {
    language = 'en',
    role = 'publish',
    api = {},
  }: { language?: Language; role?: Role; api?: Partial<StudioApi> } = {},
): Studio {
  const site: StudioSite = {
    language,
    name: 'test-site',
    person: { name: 'Rina', role },
    isTeam: false,
    token: '',
    pages: [],
    model: { schema: ownModel.schema, tables: ownModel.tables, bands: [...ownModel.bands] },
    ownTypes: [],
    client: { boot: '', runtime: '', mount: '', widgets: [] },
    base: '',
    look: emptyDesign,
  };
  const server = new Proxy(api, {
    get: (own, name) =>
      own[name as keyof StudioApi] ??
      (() => Promise.reject(new Error(`The test did not expect ${String(name)}.`))),
  }) as StudioApi;
  const check = { findings: [], errors: 0 };
  return createStudio({
    slug: 'test-page',
    site,
    model: ownModel,
    api: server,
    doc: createDocumentStore(text),
    opened: { slug: 'test-page', text, hash: '', readOnly: '', check, pictures: {} },
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompletionItem, JSONSchema } from 'vscode-json-languageservice';
import * as languageService from 'vscode-json-languageservice';

// The package is CommonJS, whose names only some loaders see.
const { getLanguageService, TextDocument } =
  'default' in languageService ? (languageService.default as typeof languageService) : languageService;

const root = join(import.meta.dirname, '../../..');

/** The bundle as an editor gets it through `$schema`. */
export const bundle = JSON.parse(
  readFileSync(join(root, 'schemas/generated/page.schema.json'), 'utf8'),
) as JSONSchema;

const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});
service.configure({ validate: true, allowComments: false });

const schemas = {
  en: '../../schemas/generated/page.schema.json',
  id: '../../schemas/generated/page.schema.id.json',
} as const;

/** Opens a page in VS Code's own JSON service. `|` in the text is the cursor. */
export function open(marked: string) {
  const cursor = marked.indexOf('|');
  const text = marked.replace('|', '');
  const address = `file://${root}/pages/probe/page.json`;
  const document = TextDocument.create(address, 'json', 1, text);
  const json = service.parseJSONDocument(document);
  const at = (offset: number) => document.positionAt(offset);
  return {
    text,
    async complete(): Promise<CompletionItem[]> {
      return (await service.doComplete(document, at(cursor), json))?.items ?? [];
    },
    async hover(offset = cursor): Promise<string> {
      const found = await service.doHover(document, at(offset), json);
      const contents = found?.contents ?? '';
      return typeof contents === 'string' ? contents : JSON.stringify(contents);
    },
    problems: () => service.doValidation(document, json),
    colors: async () => service.findDocumentColors(document, json),
  };
}

/** A page around some sections, with the help of the schema that its `$schema` names. */
export function page(sections: string, language: keyof typeof schemas = 'en'): string {
  return JSON.stringify({
    $schema: schemas[language],
    version: 1,
    template: 'page-builder',
    seo: { title: 'A', description: 'B' },
    project: { id: '1', name: 'A', superleadsId: 'S', telesalesNumber: '6281380045566' },
    sections: [],
  }).replace('"sections":[]', `"sections":[${sections}]`);
}

/** A page of 200 widgets in the middle of being written, with the cursor in a type, in an empty widget and in a word. */
export function halfWritten(): string[] {
  const halves = ['{"type":""}', '{"type":"hea"}', '{}', '{"text":"A"}', '{"type":"heading","text":"A"}'];
  const list = Array.from({ length: 32 }, (_, i) => halves[i % halves.length]).join(',');
  const nested = `{"type":"section","children":[${list},{"children":[${list},{"type":"columns","children":[${list},{"children":[${list},{"children":[${list},{"children":[${list}]}]}]}]}]}]}`;
  return [
    nested.replace('{"type":""}', '{"type":"|"}'),
    nested.replace('{}', '{|}'),
    nested.replace('"hea"', '"h|ea"'),
  ].map((sections) => page(sections));
}

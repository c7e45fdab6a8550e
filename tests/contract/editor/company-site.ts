import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

/** The files of the widget that the guide makes, by their place in a site. */
export function guideFiles(): Readonly<Record<string, string>> {
  const guide = readFileSync('docs/own-widgets.md', 'utf8');
  const named = guide.matchAll(/^`(widgets\/[^`\n]+)`:\n\n```\w+\n([\s\S]*?)^```/gm);
  return Object.fromEntries([...named].map(([, path = '', text = '']) => [path, text]));
}

/** A company's folder with the package in `node_modules`, and an editor that is opened in it. */
export function companySite(name: string) {
  const site = mkdtempSync(join(tmpdir(), `kavling-${name}-`));
  const put = (path: string, content: unknown) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(
      join(site, path),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  };
  mkdirSync(join(site, 'node_modules'));
  symlinkSync(resolve('.'), join(site, 'node_modules/kavling'));
  const read = (path: string) => readFileSync(join(site, path), 'utf8');

  /** The problems that VS Code marks in a file of the site, by its `$schema` and the settings of the folder. */
  async function marked(path: string): Promise<string[]> {
    const root = `file://${site}/`;
    const service = getLanguageService({
      schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
      workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
    });
    const settings = JSON.parse(read('.vscode/settings.json').replace(/^\s*\/\/.*$/gm, '')) as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    service.configure({
      validate: true,
      schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
        uri: new URL(url, root).href,
        fileMatch: fileMatch.map((glob) => `${root}${glob}`),
      })),
    });
    const document = TextDocument.create(`${root}${path}`, 'json', 1, read(path));
    const found = await service.doValidation(document, service.parseJSONDocument(document));
    return found.map(({ message }) => String(message));
  }

  return { site, put, read, marked, remove: () => rmSync(site, { recursive: true, force: true }) };
}

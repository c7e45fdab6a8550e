import type { Language } from '../../src/lib/languages.ts';
import { english } from '../diagnostics/messages/english.ts';
import { indonesian } from '../diagnostics/messages/indonesian.ts';
import { pageMessages } from '../messages/pages.ts';

const severities = { en: english.severity, id: indonesian.severity } satisfies Record<Language, object>;

/** Files for VS Code, by their place in the site: help while typing, and the findings of `validate` beside the lines. */
export function vscodeFiles(schema: string, language: Language): Readonly<Record<string, string>> {
  const beside = (name: string) => schema.replace(/[^/]*$/, (file) => file.replace('page', name));
  const settings = {
    'json.schemas': [
      { fileMatch: ['pages/*/page.json'], url: schema },
      { fileMatch: ['patterns/*.json'], url: beside('pattern') },
      { fileMatch: ['copy.json'], url: beside('copy') },
    ],
    'editor.quickSuggestions': { strings: 'on', other: 'on', comments: 'off' },
    'editor.suggest.showWords': false,
    'editor.suggest.insertMode': 'replace',
    'editor.colorDecorators': true,
    'editor.bracketPairColorization.enabled': true,
    'editor.autoClosingQuotes': 'always',
    'files.encoding': 'utf8',
    'files.eol': '\n',
    '[json]': { 'editor.formatOnSave': true, 'editor.tabSize': 2 },
  };
  const matcher = (severity: 'error' | 'warning') => ({
    owner: `kavling-${severity}`,
    severity,
    fileLocation: ['relative', '$' + '{workspaceFolder}'],
    pattern: [
      {
        regexp: `^(.+?):(\\d+):(\\d+)\\s+${severities[language][severity]}\\s+(KV\\d+)`,
        file: 1,
        line: 2,
        column: 3,
        code: 4,
      },
      { regexp: '^  (\\S.*)$', message: 1 },
    ],
  });
  const [checking, watching] = (['checking', 'watching'] as const).map(
    (what) => `^${pageMessages[language][what]('').split(' ')[0]} `,
  );
  const background = { activeOnStart: true, beginsPattern: checking, endsPattern: watching };
  const tasks = {
    version: '2.0.0',
    tasks: [
      {
        label: 'Kavling: preview',
        type: 'shell',
        command: `npx kavling preview --open --lang ${language}`,
        isBackground: true,
        problemMatcher: [],
      },
      {
        label: 'Kavling: validate',
        type: 'shell',
        command: `npx kavling validate --no-color --lang ${language}`,
        group: { kind: 'test', isDefault: true },
        problemMatcher: [matcher('error'), matcher('warning')],
      },
      {
        label: 'Kavling: watch',
        type: 'shell',
        command: `npx kavling validate --watch --no-color --lang ${language}`,
        group: { kind: 'build', isDefault: true },
        isBackground: true,
        problemMatcher: [{ ...matcher('error'), background }, matcher('warning')],
      },
    ],
  };
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return { '.vscode/settings.json': text(settings), '.vscode/tasks.json': text(tasks) };
}

import { relative } from 'node:path';
import { type Language, languages, type Sentence } from '../../src/lib/languages.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import { CliError } from '../environment/cli-error.ts';
import { widgetMessages } from '../messages/widgets.ts';
import { WIDGETS_FOLDER } from './find-widgets.ts';
import type { WidgetFault } from './widget-faults.ts';

/** Widgets of a site that do not compile or load; each fault with its file, its line and its remedy. */
export class BrokenWidgets extends CliError {
  readonly faults: readonly WidgetFault[];

  constructor(root: string, found: readonly WidgetFault[]) {
    const faults = found.map((fault) => ({
      ...fault,
      file: fault.file ? relative(root, fault.file).replaceAll('\\', '/') : WIDGETS_FOLDER,
    }));
    const say = (language: Language) =>
      widgetMessages[language].cannotCompile(faults.map((fault) => inText(fault, language)).join('\n\n'));
    super(Object.fromEntries(languages.map((language) => [language, say(language)])) as Sentence);
    this.faults = faults;
  }
}

function inText({ file, line, column, kind, detail }: WidgetFault, language: Language): string {
  const { message, fix } = messagesFor({ language }).findings.KV506({ kind, detail });
  return `${file}:${line}:${column}\n  ${message}\n  ${fix}`;
}

import type { Language } from '../../src/lib/languages.ts';
import { type CheckedServer, findMissingParts, type MissingPart } from './check-site.ts';
import { processMessages } from './messages.ts';

/** More warnings than this help no one. */
const MOST_WARNINGS = 20;

/** Writes one line for each thing that a page names and this server does not have. Ends early when the server stops. */
export async function warnOfMissing(
  server: CheckedServer,
  language: Language,
  complain: (text: string) => void,
  isStopping: () => boolean,
): Promise<void> {
  let count = 0;
  const seen = new Set<string>();
  for await (const part of findMissingParts(server)) {
    if (isStopping()) return;
    const text = explain(part, language);
    if (seen.has(text)) continue;
    seen.add(text);
    count += 1;
    if (count <= MOST_WARNINGS) complain(text);
  }
  if (count > MOST_WARNINGS) complain(processMessages[language].moreMissing(count - MOST_WARNINGS));
}

const ACTION_SETTINGS: Readonly<Record<string, string>> = {
  'settings.actions.sendOtp': 'KAVLING_ACTIONS_SEND',
  'settings.actions.verifyOtp': 'KAVLING_ACTIONS_VERIFY',
  'settings.actions.cancelOtp': 'KAVLING_ACTIONS_CANCEL',
};

function explain({ page, kind, name, setting }: MissingPart, language: Language): string {
  const messages = processMessages[language];
  if (kind === 'action') return messages.missingAction(page, name, setting, ACTION_SETTINGS[setting] ?? '');
  if (kind === 'call') return messages.missingCall(page, name, setting);
  return kind === 'sender' ? messages.consoleSender(page) : messages.missingDocument(page, name);
}

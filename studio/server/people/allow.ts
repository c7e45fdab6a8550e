import { isRecord } from '../../../src/lib/is-record.ts';
import { readDocument } from '../../../tools/diagnostics/document.ts';
import type { Diagnostic } from '../../../tools/diagnostics/finding.ts';
import { studioTeamMessages } from '../../../tools/messages/studio-team.ts';
import type { PageFile } from '../../../tools/pages/pages.ts';
import type { Person } from '../../wire.ts';
import { StudioRefusal } from '../answers.ts';
import type { StudioContext } from '../input.ts';
import type { TextCheck } from '../pages/check-text.ts';
import { changedBesideWords } from './only-words.ts';

/**
 * Refuses a change of a page that this person may not make: with the role "words" anything but words and pictures, and words
 * and pictures that are none, such as a widget in the place of a text or a script as an address.
 */
export function createAllow(context: StudioContext, { check }: TextCheck) {
  const messages = studioTeamMessages[context.language];
  return async ({ role }: Person, page: PageFile, before: string, after: string): Promise<void> => {
    if (role !== 'words') return;
    const [old, now] = [readDocument(before), readDocument(after)];
    // A repeated key, or a comma too many, is no change of words.
    const isBroken = now.isDoubtful || now.findings.length > old.findings.length;
    if (!isRecord(old.value) || !isRecord(now.value) || isBroken)
      throw new StudioRefusal(403, messages.onlyWordsBroken);
    const { tables } = context.site().engine.model;
    const other = changedBesideWords(old.value, now.value, tables);
    if (other !== undefined) throw new StudioRefusal(403, messages.onlyWords(other));
    const known = new Set((await errorsOf(page, before)).map(nameOf));
    const fresh = (await errorsOf(page, after)).find((error) => !known.has(nameOf(error)));
    if (fresh) throw new StudioRefusal(422, { message: fresh.message, fix: fresh.fix });
  };

  async function errorsOf(page: PageFile, text: string) {
    const { diagnostics } = await check(page, text);
    return diagnostics.filter(({ severity }) => severity === 'error');
  }
}

const nameOf = ({ code, path }: Diagnostic) => `${code} ${path}`;

import { isRecord } from '../../../src/lib/is-record.ts';
import type { Person } from '../../../src/studio/wire.ts';
import { readDocument } from '../../diagnostics/document.ts';
import { studioTeamMessages } from '../../messages/studio-team.ts';
import { StudioRefusal } from '../answers.ts';
import type { StudioContext } from '../input.ts';
import { changedBesideWords } from './only-words.ts';

/** Refuses a change of a page that this person may not make: with the role "words" anything but words and pictures. */
export function createAllow(context: StudioContext) {
  const messages = studioTeamMessages[context.language];
  return ({ role }: Person, before: string, after: string): void => {
    if (role !== 'words') return;
    const [old, now] = [readDocument(before), readDocument(after)];
    // A repeated key, or a comma too many, is no change of words.
    const isBroken = now.isDoubtful || now.findings.length > old.findings.length;
    if (!isRecord(old.value) || !isRecord(now.value) || isBroken)
      throw new StudioRefusal(403, messages.onlyWordsBroken);
    const { tables } = context.site().engine.model;
    const other = changedBesideWords(old.value, now.value, tables);
    if (other !== undefined) throw new StudioRefusal(403, messages.onlyWords(other));
  };
}

import { mergeTexts } from '../../../src/document/merge.ts';
import { replaceText } from './bring-in.ts';
import type { JournalEntry } from './journal.ts';
import type { FileConflict, FileText, SavingParts } from './saving-parts.ts';

interface Recovered {
  /** The entries that are in the text now. */
  readonly taken: readonly JournalEntry[];
  /** The file that the work was based on, if the same words have changed in it since: a person must choose. */
  readonly disputed: FileConflict | undefined;
}

/** Brings back what windows that were killed have left unsaved. */
export async function recover(parts: SavingParts, file: FileText): Promise<Recovered> {
  const { doc, journal, messages, page, site } = parts;
  const taken: JournalEntry[] = [];
  for (const entry of await journal.left(page)) {
    const isWritten = entry.sent === file.text;
    const base = isWritten ? file.text : entry.base;
    const { theirs, questions } = mergeTexts(base, doc.text, entry.text);
    // Two windows that left different words: the second waits in the journal until the first is in the file.
    if (questions > 0 && taken.length > 0) continue;
    const { who, at } = entry;
    replaceText(parts, theirs, messages.recovered(who === site.person.name ? '' : who, new Date(at)));
    taken.push(entry);
    const hash = isWritten ? file.hash : entry.hash;
    if (questions > 0) return { taken, disputed: { text: base, hash, kept: { who, at } } };
  }
  return { taken, disputed: undefined };
}

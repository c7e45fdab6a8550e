import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FACTS_FILE, printSiteFacts, type ServedPage } from '../../server/site/facts.ts';
import { factsOfPage } from '../../tools/build/render/projects.ts';
import { corpusPage, slugOf } from '../corpus.ts';

/** Writes what the build writes for the server: the facts of so many pages, each made from a whole document. */
export function writeSiteFacts(folder: string, count: number, more: readonly ServedPage[] = []): void {
  const document = corpusPage();
  const made = Array.from({ length: count }, (_, index) => factsOfPage(slugOf(index), document(index)));
  const file = join(folder, FACTS_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, printSiteFacts([...made, ...more]));
}

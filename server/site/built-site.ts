import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectSource } from './facts.ts';
import { FACTS_FILE, parseSiteFacts, type SiteFacts } from './facts.ts';

/**
 * The facts of a built site, read once a generation: all questions of one turn cost one `stat`. A file that is gone
 * or broken changes nothing, since it must never switch codes off: the last good facts are used until good ones
 * replace them.
 * @throws when there are no good facts to begin with
 */
export function readBuiltSite(folder: string, complain: (text: string) => void): ProjectSource {
  const file = join(folder, FACTS_FILE);
  let seen = '';
  let isFresh = false;
  let facts = read();

  function read(): SiteFacts {
    seen = stampOf(file);
    return parseSiteFacts(readFileSync(file, 'utf8'));
  }

  return {
    facts() {
      if (isFresh) return facts;
      isFresh = true;
      setImmediate(() => {
        isFresh = false;
      });
      const stamp = stampOf(file);
      if (stamp === seen) return facts;
      seen = stamp;
      try {
        facts = read();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        complain(`${file} cannot be read, so the pages stay as they were last known: ${reason}`);
      }
      return facts;
    },
  };
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}.${found.ino}.${found.size}.${found.mtimeMs}.${found.ctimeMs}` : 'none';
}

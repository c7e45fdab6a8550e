import { isRecord } from '../../../src/lib/is-record.ts';
import { readDocument } from '../../../tools/diagnostics/document.ts';
import type { PageFile } from '../../../tools/pages/pages.ts';
import { listOf } from '../../../tools/units/list.ts';
import { readList } from '../../../tools/units/source.ts';
import type { SaveRequest } from '../../routes.ts';
import type { PageCheckResult, SaveConflict, SaveResult, StudioPage } from '../../wire.ts';
import { StudioRefusal } from '../answers.ts';
import { withPageLock } from '../files/page-lock.ts';
import type { History } from '../history/history.ts';
import type { StudioContext } from '../input.ts';
import { resultOf, type TextCheck } from './check-text.ts';
import type { LastGood } from './last-good.ts';
import { type PageOnDisk, pageNamed, readPageOnDisk } from './page-file.ts';
import { manifestOf } from './pictures.ts';
import { refusalOf, savePage, type WriteNew } from './save-page.ts';

export interface StudioPages {
  /** The page of a slug. @throws StudioRefusal when there is none */
  named(slug: string): PageFile;
  /** Reads the page from disk. @throws StudioRefusal if there is none */
  onDisk(slug: string): PageOnDisk;
  open(slug: string): Promise<StudioPage>;
  check(slug: string, text: string): Promise<PageCheckResult>;
  /** @param who whose name the version gets */
  save(slug: string, request: SaveRequest, who: string): Promise<SaveResult | SaveConflict>;
}

interface PagesParts {
  readonly check: TextCheck;
  readonly history: History;
  readonly lastGood: LastGood;
  readonly write?: WriteNew | undefined;
  /** Waits until a file that is being written may be complete. */
  readonly settle: () => Promise<void>;
}

/** Opens, checks and saves the pages of a site; the files are the only truth. */
export function createPages(context: StudioContext, parts: PagesParts): StudioPages {
  const { files, root, messages, now } = context;
  const { check, history, lastGood, write, settle } = parts;
  /** The texts that are known to be among the versions, by slug. */
  const kept = new Map<string, Set<string>>();

  function named(slug: string): PageFile {
    const page = pageNamed(files, root, slug);
    if (!page) throw new StudioRefusal(404, messages.noPage(slug));
    return page;
  }

  function onDisk(slug: string): PageOnDisk {
    const found = readPageOnDisk(files, named(slug), messages);
    if (!found) throw new StudioRefusal(404, messages.noPage(slug));
    return found;
  }

  /** Reads the file once it stops changing: a text editor empties a file before it writes it. */
  async function settled(slug: string): Promise<PageOnDisk> {
    for (let before = onDisk(slug); ; ) {
      await settle();
      const after = onDisk(slug);
      if (after.hash === before.hash) return after;
      before = after;
    }
  }

  async function checked(page: PageFile, text: string): Promise<PageCheckResult> {
    const found = await check.check(page, text);
    if (found.document) lastGood.note(page.slug, text);
    return resultOf(found);
  }

  /** Keeps what was saved; and what it was made from, where that came from outside the studio. */
  async function remember(slug: string, saved: SaveRequest, hash: string, before: string, who: string) {
    const { base, label, text } = saved;
    let known = kept.get(slug);
    if (!known) {
      known = new Set((await history.list(slug)).map((version) => version.hash));
      kept.set(slug, known);
    }
    if (!known.has(base)) {
      const found = { who: '', kind: 'save', label: messages.foundOnDisk, base: null, text: before } as const;
      await history.record(slug, { at: now(), ...found });
    }
    await history.record(slug, { at: now(), who, kind: 'save', label, base, text });
    known.add(base).add(hash);
  }

  return {
    named,
    onDisk,
    async open(slug) {
      const page = named(slug);
      const { text, hash, readOnly } = onDisk(slug);
      const { value } = readDocument(text);
      const result = await checked(page, text);
      const good = result.errors > 0 ? await lastGood.find(page, text) : undefined;
      const document = isRecord(value) ? value : {};
      const pictures = await manifestOf(context, page, document);
      const units = listOf(await readList(page, document, context));
      return {
        slug,
        text,
        hash,
        readOnly,
        check: result,
        pictures,
        ...(units ? { units } : {}),
        ...(good === undefined ? {} : { lastGood: good }),
      };
    },
    check: (slug, text) => checked(named(slug), text),
    async save(slug, request, who) {
      const page = named(slug);
      const before = onDisk(slug);
      if (before.readOnly) throw new StudioRefusal(403, messages.readOnly(before.readOnly));
      const saving =
        before.hash === request.base
          ? await withPageLock(root, slug, () => savePage(page, request, messages, write)).catch((error) => {
              throw refusalOf(error, messages);
            })
          : undefined;
      if (saving?.kind !== 'saved') {
        const { text, hash } = await settled(slug);
        return { text, hash };
      }
      // The page is saved even if its version cannot be stored.
      await remember(slug, request, saving.hash, before.text, who).catch(() => undefined);
      return { hash: saving.hash };
    },
  };
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { insideSite } from '../files/inside-site.ts';
import { writeTextAtomic } from '../files/write-text.ts';

/** An address that shows the draft of a page to anyone who has it, until it expires. */
export interface KeptLink {
  readonly id: string;
  readonly slug: string;
  /** The secret part of the address. */
  readonly token: string;
  /** ISO 8601. */
  readonly until: string;
  readonly who: string;
}

export interface Links {
  list(slug: string): Promise<readonly KeptLink[]>;
  add(slug: string, days: number, who: string): Promise<KeptLink>;
  /** @returns whether there was one */
  remove(slug: string, id: string): Promise<boolean>;
  /** Finds the link of a token, including an expired one. */
  find(token: string): Promise<{ link: KeptLink; isExpired: boolean } | undefined>;
}

const DAY = 24 * 3600 * 1000;
/** Expired links are remembered this long, so that a client reads that it has expired. */
const REMEMBERED = 60 * DAY;

/** The preview links of a site, in `.kavling/preview-links.json`, which is kept private and out of version control. */
export function createLinks(root: string, now: () => number): Links {
  const file = () => insideSite(root, '.kavling/preview-links.json');
  let last: Promise<unknown> = Promise.resolve();

  async function read(): Promise<readonly KeptLink[]> {
    const text = await readFile(file(), 'utf8').catch(() => '[]');
    try {
      return JSON.parse(text) as KeptLink[];
    } catch {
      return [];
    }
  }

  /** Runs changes one by one: two at the same time would undo each other. */
  function change<T>(
    work: (links: readonly KeptLink[]) => { links: readonly KeptLink[]; value: T },
  ): Promise<T> {
    const next = last.then(async () => {
      const { links, value } = work(await read());
      const known = links.filter(({ until }) => Date.parse(until) + REMEMBERED > now());
      await mkdir(dirname(file()), { recursive: true });
      await writeTextAtomic(file(), `${JSON.stringify(known, null, 2)}\n`);
      await chmod(file(), 0o600);
      return value;
    });
    last = next.catch(() => undefined);
    return next;
  }

  const isOver = ({ until }: KeptLink) => Date.parse(until) <= now();

  return {
    list: async (slug) => (await read()).filter((link) => link.slug === slug && !isOver(link)),
    add: (slug, days, who) =>
      change((links) => {
        const link: KeptLink = {
          id: randomBytes(6).toString('hex'),
          slug,
          token: randomBytes(24).toString('base64url'),
          until: new Date(now() + days * DAY).toISOString(),
          who,
        };
        return { links: [...links, link], value: link };
      }),
    remove: (slug, id) =>
      change((links) => {
        const rest = links.filter((link) => link.slug !== slug || link.id !== id);
        return { links: rest, value: rest.length < links.length };
      }),
    async find(token) {
      const link = (await read()).find((one) => isSame(one.token, token));
      return link && { link, isExpired: isOver(link) };
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [one, two] = [Buffer.from(a), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
}

import { pathOf } from '../../../src/document/walk.ts';
import { basename, dirname, extname, normalize } from '../../../src/lib/posix-path.ts';
import { isPublished, publishedKinds } from '../../pictures/published-kinds.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

/** The path of a file beside the page as the file system takes it: without what an address may carry behind it. */
const plainName = (text: string) => normalize(text.split(/[?#]/)[0] ?? '');
const known = Object.values(publishedKinds).flat().join(', ');

/** Where a page names its own file, it is of a kind that visitors may have, and it lies in the folder of the page. */
export const filesMayBePublished: Rule = ({ marked, pictures }, folder, { leadsOut }) => {
  const found: Finding[] = [];
  const isThere = (name: string) => folder(dirname(name))?.includes(basename(name)) ?? false;
  const links = new Set(marked.link);
  for (const one of [...marked.video, ...marked.file, ...marked.brochure, ...links]) {
    const { value, place } = one;
    if (!value.startsWith('./')) continue;
    const name = plainName(value);
    // A link may lead to another page of the site; another rule reports missing files.
    const isFile = links.has(one) ? extname(name) !== '' : isThere(name);
    if (name.startsWith('..') || !isFile) continue;
    const params = { src: value, known };
    if (!isPublished(name)) found.push({ code: 'KV405', path: pathOf(place), params });
    else if (leadsOut(name)) found.push({ code: 'KV406', path: pathOf(place), params });
  }
  for (const { value, place } of marked.link) {
    if (!value.startsWith('./')) continue;
    const name = plainName(value);
    if (isPublished(name) && !name.startsWith('..') && !isThere(name))
      found.push({ code: 'KV401', path: pathOf(place), params: { src: value, suggestion: '' } });
  }
  for (const { value, place, files } of pictures) {
    for (const key of files) {
      const src = value[key];
      // On another server nothing is beside the page.
      if (
        typeof src === 'string' &&
        !/^https?:/.test(src) &&
        isThere(plainName(src)) &&
        leadsOut(plainName(src))
      )
        found.push({ code: 'KV406', path: [...pathOf(place), key], params: { src } });
    }
  }
  return found;
};

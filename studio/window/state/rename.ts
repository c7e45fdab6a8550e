import { editInTurn } from '../../../src/document/edit/edit.ts';
import { set, unset } from '../../../src/document/edit/set.ts';
import type { ParsedText } from '../../../src/document/parse.ts';
import type { Path } from '../../../src/document/path.ts';
import { pathOf, walk } from '../../../src/document/walk.ts';
import { edit } from './actions.ts';
import { idsOf } from './ids.ts';
import { nodeMessages } from './node-messages.ts';
import type { NodeFacts } from './nodes.ts';
import type { Studio } from './studio.tsx';

/** Why a widget may not have an id; nothing if it may. */
export function idProblem(
  { doc, model }: Pick<Studio, 'doc' | 'model'>,
  node: NodeFacts,
  id: string,
): 'form' | 'taken' | undefined {
  if (id === '' || id === node.value.id) return undefined;
  const { pattern } = model.schemaAt(doc.document, [...node.path, 'id']);
  if (pattern && !new RegExp(pattern, 'u').test(id)) return 'form';
  return idsOf(doc.document, model.tables).has(id) ? 'taken' : undefined;
}

/** Gives a widget an id; links on the page that led to the old one lead to the new one. One step. */
export function renameId(studio: Studio, node: NodeFacts, id: string): void {
  const nodes = nodeMessages[studio.language];
  const before = node.value.id;
  if (id === (before ?? '')) return;
  const links = typeof before === 'string' && id ? linksTo(studio, before) : [];
  const path = [...node.path, 'id'];
  const isDone = edit(
    studio,
    (document) =>
      editInTurn(document, [
        (now: ParsedText) => (id ? set(now, path, id) : unset(now, path)),
        ...links.map((link) => (now: ParsedText) => set(now, link, `#${id}`)),
      ]),
    { label: nodes.rename(id), select: node.path },
  );
  if (isDone) studio.announce(id ? nodes.renamed(id, links.length) : nodes.unnamed);
}

function linksTo({ doc, model }: Studio, id: string): Path[] {
  const found: Path[] = [];
  walk(doc.document, model.tables, (node) => {
    if (node.part.kind === 'link' && node.value === `#${id}`) found.push(pathOf(node));
  });
  return found;
}

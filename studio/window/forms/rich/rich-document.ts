import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { isRecord, type JsonObject } from '../../../../src/lib/is-record.ts';
import { isList, KINDS } from './rich-kinds.ts';
import { inlineSchema, type RichSchema } from './rich-schema.ts';

/** A value of the page as a document of the editor. A value that the schema does not allow is read as well as possible. */
export function readRich(schema: RichSchema, value: unknown): Node {
  const { doc, paragraph } = schema.nodes;
  if (schema === inlineSchema) return doc.create(null, paragraph.create(null, readInline(schema, value)));
  const blocks = listOf(value).map((block) => readBlock(schema, block));
  return doc.create(null, blocks.length > 0 ? blocks : paragraph.create());
}

function readBlock(schema: RichSchema, block: unknown): Node {
  const { nodes } = schema;
  if (!isRecord(block)) return nodes.paragraph.create(null, readInline(schema, [block]));
  const kind = KINDS.find((one) => one === block.kind) ?? 'paragraph';
  if (!isList(kind)) return nodes[kind].create(null, readInline(schema, block.text));
  const items = listOf(block.items).map((item) => nodes.item.create(null, readInline(schema, item)));
  return nodes[kind].create(null, items.length > 0 ? items : nodes.item.create());
}

function readInline(schema: RichSchema, value: unknown): Fragment {
  const texts = listOf(value).flatMap((part): Node[] => {
    const text = isRecord(part) ? String(part.text ?? '') : typeof part === 'string' ? part : '';
    return text === '' ? [] : [schema.text(text, isRecord(part) ? marksOf(schema, part) : [])];
  });
  return Fragment.fromArray(texts);
}

function marksOf({ marks }: RichSchema, { bold, italic, link }: JsonObject): Mark[] {
  return [
    ...(typeof link === 'string' ? [marks.link.create({ href: link })] : []),
    ...(bold === true ? [marks.bold.create()] : []),
    ...(italic === true ? [marks.italic.create()] : []),
  ];
}

/**
 * Converts a document of the editor to a value of the page, without empty blocks.
 * @param before the value on the page: blocks with the same content are written as they are there
 */
export function writeRich(schema: RichSchema, doc: Node, before: unknown): unknown {
  if (schema === inlineSchema)
    return doc.eq(readRich(schema, before)) ? (before ?? []) : writeInline(doc.child(0));
  const old = listOf(before);
  const blocks = doc.children.map(withoutEmptyItems).filter(({ textContent }) => textContent !== '');
  const oldBlocks = old.map((block) => readBlock(schema, block));
  const isSame = (at: number, oldAt: number) => {
    const [now, then] = [blocks[at], oldBlocks[oldAt]];
    return now !== undefined && then !== undefined && now.eq(then);
  };
  let start = 0;
  while (isSame(start, start)) start += 1;
  let end = 0;
  while (
    end < Math.min(blocks.length, old.length) - start &&
    isSame(blocks.length - 1 - end, old.length - 1 - end)
  )
    end += 1;
  return [
    ...old.slice(0, start),
    ...blocks.slice(start, blocks.length - end).map(writeBlock),
    ...old.slice(old.length - end),
  ];
}

function withoutEmptyItems(block: Node): Node {
  if (block.isTextblock) return block;
  return block.copy(Fragment.from(block.children.filter(({ content }) => content.size > 0)));
}

function writeBlock(block: Node): unknown {
  const kind = block.type.name;
  if (!block.isTextblock) return { kind, items: block.children.map(writeInline) };
  const text = writeInline(block);
  const [only] = text;
  return kind === 'paragraph' && text.length === 1 && typeof only === 'string' ? only : { kind, text };
}

/** The text of a line: plain strings, and objects where it has marks. */
function writeInline(line: Node): unknown[] {
  return line.children.map(({ text = '', marks }) => {
    if (marks.length === 0) return text;
    const has = (name: string) => marks.some(({ type }) => type.name === name);
    const link: unknown = marks.find(({ type }) => type.name === 'link')?.attrs.href;
    return {
      text,
      ...(has('bold') ? { bold: true } : {}),
      ...(has('italic') ? { italic: true } : {}),
      ...(link === undefined ? {} : { link }),
    };
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

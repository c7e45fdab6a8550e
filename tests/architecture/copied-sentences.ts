import { parseAst } from 'vite';

/** A sentence of a table by its place, in pieces: the values between them differ. */
export interface Sentence {
  readonly place: string;
  readonly pieces: readonly string[];
}

const VALUE = '\u0000';
const BETWEEN_PIECES = new RegExp(`${VALUE}|\\{\\{?\\w+\\}?\\}|\\[\\w+\\]|"[^"]*"`);

/** A parameter that a message can use in any way; as text it is `VALUE`. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => VALUE : anything),
  apply: () => anything,
});

/** Every sentence of a table, also those that its functions return. */
export function sentencesIn(table: unknown, place: string): Sentence[] {
  if (typeof table === 'string') {
    const pieces = table.split(BETWEEN_PIECES).map(plain).filter(isSentence);
    return pieces.length > 0 ? [{ place, pieces }] : [];
  }
  if (table === anything || table === null) return [];
  if (typeof table === 'function')
    return [anything, 1].flatMap((value) => answersOf(table as Message, value, place));
  if (typeof table !== 'object') return [];
  return Object.entries(table).flatMap(([key, inner]) => sentencesIn(inner, `${place}.${key}`));
}

type Message = (...values: unknown[]) => unknown;

/** The sentences that a message returns for a value; none where it takes no such value. */
function answersOf(message: Message, value: unknown, place: string): Sentence[] {
  try {
    return sentencesIn(message(...Array(message.length).fill(value)), `${place}()`);
  } catch {
    return [];
  }
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The length from which a part of a sentence is no accident. */
const PART = 15;

/** Three words, or two long ones: shorter names of buttons are the same in many places. */
function isSentence(text: string): boolean {
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word)).length;
  return words > 2 || (words === 2 && text.length >= PART);
}

function isCopy(text: string, piece: string): boolean {
  if (text === piece) return true;
  return piece.length < text.length
    ? piece.length >= PART && text.includes(piece)
    : text.length >= PART && piece.includes(text);
}

/**
 * The texts in the code of a test that repeat a sentence, or a part of one: `12: "Show all leads" is …`.
 * @param quoted texts that tests may repeat
 */
export function copiesIn(
  code: string,
  sentences: readonly Sentence[],
  quoted: readonly string[] = [],
): string[] {
  return textsIn(code).flatMap(({ text, start }) => {
    if (quoted.some((one) => one.includes(text))) return [];
    const copied = sentences.find(({ pieces }) => pieces.some((piece) => isCopy(text, piece)));
    return copied ? [`${code.slice(0, start).split('\n').length}: "${text}" is ${copied.place}`] : [];
  });
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The sentences in code, but the titles and reasons of tests. */
function textsIn(code: string): { readonly text: string; readonly start: number }[] {
  const childrenOf = (node: Node) =>
    Object.entries(node).flatMap(([key, inner]) =>
      [inner].flat().filter((one) => isNode(one) && !(key === 'arguments' && isTest(node) && isText(one))),
    ) as Node[];
  const textsFrom = (node: Node): { text: string; start: number }[] => [
    ...textsOf(node)
      .map(plain)
      .filter(isSentence)
      .map((text) => ({ text, start: node.start })),
    ...childrenOf(node).flatMap(textsFrom),
  ];
  return textsFrom(parseAst(code, { lang: 'ts' }) as unknown as Node);
}

function textsOf({ type, value, regex }: Node): string[] {
  if (type === 'TemplateElement') return [(value as { readonly cooked: string }).cooked];
  if (type !== 'Literal') return [];
  if (regex) return constantsOf((regex as { readonly pattern: string }).pattern);
  return typeof value === 'string' ? [value] : [];
}

/** The parts of a regular expression that match only themselves. */
function constantsOf(pattern: string): string[] {
  const parts = pattern.split(/\[[^\]]*\]|\\[a-zA-Z]|\{[\d,]+\}|(?<!\\)[()|^$.*+?]/);
  return parts.map((part) => part.replaceAll('\\', ''));
}

const isText = ({ type }: Node) => type === 'Literal' || type === 'TemplateLiteral';

function isTest({ callee }: Node): boolean {
  if (!isNode(callee)) return false;
  return callee.name === 'test' || (isNode(callee.object) && callee.object.name === 'test');
}

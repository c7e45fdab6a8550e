import { walk } from '../../src/document/walk.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import type { Node } from './conversion.ts';
import type { Block } from './html-reader.ts';
import { wordsOfBlock } from './rich-text.ts';
import { textsIn } from './tidy.ts';

const LEAST = 40;
const MOST = 300;

/** Placeholder text of editors and demos. */
const DEMO =
  /lorem ipsum|dolor sit amet|consectetur|click (?:the )?edit button|(?:change|edit) this text|small river named duden|far far away|ut elit tellus|sample text/i;

/** The description for search engines: the first long paragraph that is not placeholder text, or the first long line. */
export function descriptionOf(sections: readonly Node[]): string | undefined {
  const paragraphs = paragraphsIn(sections);
  const demos = paragraphs.filter((words) => DEMO.test(words));
  // A bold word splits a paragraph into several texts.
  const lines = textsIn(sections).filter((words) => !demos.some((demo) => demo.includes(words.trim())));
  const found = [...paragraphs, ...lines].find((words) => words.length > LEAST && !DEMO.test(words));
  return found === undefined ? undefined : shortened(found);
}

function paragraphsIn(sections: readonly Node[]): string[] {
  const found: string[] = [];
  walk({ sections }, ownModel.tables, ({ value, part }) => {
    if (part.kind !== 'rich-text' || !Array.isArray(value)) return;
    const blocks = (value as Block[]).filter((block) => typeof block === 'string' || 'text' in block);
    found.push(...blocks.map((block) => wordsOfBlock(block).replace(/\s+/g, ' ').trim()));
  });
  return found;
}

/** Shortens a text to the maximum length of a description, cut after a word. */
const shortened = (words: string): string =>
  words.length <= MOST ? words : `${words.slice(0, MOST - 1).replace(/[\s,;:–-]*\S*$/, '')}…`;

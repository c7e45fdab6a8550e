import { readFileSync } from 'node:fs';
import type { Schema } from '../../../src/document/schema.ts';
import { writeByReact } from '../../../src/renderer/write.ts';
import { renderSample } from '../sample-page.ts';
import { randomDocument } from './generate.ts';
import { harmIn } from './inspect.ts';
import { randomFrom } from './random.ts';

/** A document that did harm: the seed that makes it again, and what happened. */
export interface Finding {
  readonly seed: number;
  readonly harm: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/** Makes and renders the document of each seed from `first` on; returns the ones that threw, did harm, or are other HTML than React's. */
export function attack(first: number, count: number, progress?: (done: number) => void): Finding[] {
  const bundle = JSON.parse(readFileSync('schemas/generated/page.schema.json', 'utf8')) as Schema;
  const findings: Finding[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const document = randomDocument(randomFrom(seed), bundle);
    const [harm] = harmOf(document);
    if (harm) findings.push({ seed, harm, document });
    progress?.(seed - first + 1);
  }
  if (Reflect.has({}, 'polluted') || Object.keys(Object.prototype).length > 0)
    findings.push({ seed: first, harm: 'Object.prototype was changed', document: {} });
  return findings;
}

function harmOf(document: Readonly<Record<string, unknown>>): string[] {
  try {
    const html = renderSample(document);
    return html === renderSample(document, writeByReact)
      ? harmIn(html)
      : ['is written otherwise than by React'];
  } catch (error) {
    return [
      `threw ${error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 4).join(' ') : error}`,
    ];
  }
}

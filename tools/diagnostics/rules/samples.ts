import { pathOf } from '../../../src/document/walk.ts';
import { ownModel } from '../../../src/engine/own-model.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { cataloguePages } from '../../catalogue/pages.ts';
import { patternDocument, readPatterns } from '../../pages/patterns.ts';
import { readStarters, starterDocument } from '../../pages/starters.ts';
import { collectFacts } from '../collect-facts.ts';
import type { Rule } from './rule.ts';

/** Nothing that a ready-made section or a widget said about an invented project is left unread (ledger, STU-19). */
export const samplesAreReplaced: Rule = ({ document, claims }) => {
  const settings = isRecord(document.settings) ? document.settings : {};
  const kept = new Set<unknown>(Array.isArray(settings.keptSamples) ? settings.keptSamples : []);
  return claims
    .filter(({ holder }) => !NEUTRAL.has(holder.type))
    .filter(({ claim, value }) => samples().has(claim) && !kept.has(value))
    .map(({ value, place }) => ({ code: 'KV341', path: pathOf(place), params: { value } }));
};

/** Widgets whose own sentences are true of any project: how to use the form, that a simulation is no offer. */
const NEUTRAL: ReadonlySet<unknown> = new Set(['lead-form', 'kpr']);

let found: ReadonlySet<string> | undefined;

/** Every claim of our ready-made sections, of our starters and of the examples of our widgets. */
function samples(): ReadonlySet<string> {
  found ??= new Set(
    [
      ...readPatterns().map((one) => patternDocument(one)),
      ...readStarters().map(starterDocument),
      ...cataloguePages().map(({ document }) => document),
    ].flatMap((document) => collectFacts(document, ownModel.tables).claims.map(({ claim }) => claim)),
  );
  return found;
}

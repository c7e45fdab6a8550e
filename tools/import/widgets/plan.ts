import type { Node } from '../conversion.ts';
import { stack } from '../stack.ts';

/** A feature of a plan, and the icon before it. */
export interface Fact {
  readonly text: string;
  readonly icon?: string;
}

/** A plan and its price. Its features, its button and its small print go in the same card. */
export function planNodes(
  item: Record<string, unknown>,
  facts: readonly Fact[],
  below: readonly Node[],
): Node[] {
  const offer: Node = { type: 'price-list', columns: { desktop: 1 }, items: [item] };
  if (facts.length + below.length === 0) return [{ ...offer, look: 'cards' }];
  const list = facts.length ? [{ type: 'icon-list', columns: { desktop: 1 }, items: [...facts] }] : [];
  return stack([offer, ...list, ...below], { look: 'card' });
}

import { elementskit } from './known/elementskit.ts';
import { essential } from './known/essential.ts';
import { jeg } from './known/jeg.ts';
import { others } from './known/others.ts';
import { premium } from './known/premium.ts';
import type { Known } from './slots.ts';

const TABLE: Readonly<Record<string, Known>> = {
  ...elementskit,
  ...jeg,
  ...essential,
  ...premium,
  ...others,
};

/** What is known of an add-on's widget; undefined for any other. */
export const knownWidget = (type: string): Known | undefined =>
  Object.hasOwn(TABLE, type) ? TABLE[type] : undefined;

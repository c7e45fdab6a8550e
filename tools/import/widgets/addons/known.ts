import { elementskit } from './known/elementskit.ts';
import { elementskitPro } from './known/elementskit-pro.ts';
import { essential } from './known/essential.ts';
import { essentialMore } from './known/essential-more.ts';
import { happy } from './known/happy.ts';
import { jeg } from './known/jeg.ts';
import { jet } from './known/jet.ts';
import { others } from './known/others.ts';
import { premium } from './known/premium.ts';
import { premiumMore } from './known/premium-more.ts';
import { royal } from './known/royal.ts';
import { ultimate } from './known/ultimate.ts';
import type { Known } from './slots.ts';

const TABLE: Readonly<Record<string, Known>> = {
  ...elementskit,
  ...elementskitPro,
  ...jeg,
  ...essential,
  ...essentialMore,
  ...premium,
  ...premiumMore,
  ...jet,
  ...ultimate,
  ...happy,
  ...royal,
  ...others,
};

/** What is known of an add-on's widget; undefined for any other. */
export const knownWidget = (type: string): Known | undefined =>
  Object.hasOwn(TABLE, type) ? TABLE[type] : undefined;

import { elementskit } from './known/elementskit.ts';
import { elementskitPro } from './known/elementskit-pro.ts';
import { essential } from './known/essential.ts';
import { essentialMore } from './known/essential-more.ts';
import { happy } from './known/happy.ts';
import { htmega } from './known/htmega.ts';
import { jeg } from './known/jeg.ts';
import { jet } from './known/jet.ts';
import { master } from './known/master.ts';
import { others } from './known/others.ts';
import { premium } from './known/premium.ts';
import { premiumMore } from './known/premium-more.ts';
import { royal } from './known/royal.ts';
import { ultimate } from './known/ultimate.ts';
import { xpro } from './known/xpro.ts';
import type { Known } from './slots.ts';

/** The widgets of add-ons that are known, by their names. */
export const knownWidgets: Readonly<Record<string, Known>> = {
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
  ...htmega,
  ...xpro,
  ...master,
  ...others,
};

/** The description of an add-on's widget; undefined for any other. */
export const knownWidget = (type: string): Known | undefined =>
  Object.hasOwn(knownWidgets, type) ? knownWidgets[type] : undefined;

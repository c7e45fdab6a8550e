import { ownSlices } from '../runtime/index.ts';
import { createEngine, type Engine } from './create-engine.tsx';
import { ownLanguages } from './own-languages.ts';
import { ownModel } from './own-model.ts';
import { ownWidgets } from './own-widgets.ts';

/** The engine with our own widgets alone. */
export const ownEngine: Engine = createEngine({
  base: ownModel,
  widgets: ownWidgets,
  slices: ownSlices,
  languages: ownLanguages,
});

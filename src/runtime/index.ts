/** The entry point of the runtime: what widgets and the build may use. */
export { memoryPorts } from './adapters/memory.ts';
export type { PageFacts } from './facts.ts';
export { readForm } from './lead/read-form.ts';
export { selectForm } from './lead/state.ts';
export { RuntimeProvider, useDispatch, useRuntime } from './provider.tsx';
export { createRuntime } from './runtime.ts';
export { shownCopy } from './shown-copy.ts';
export { ownSlices } from './slices.ts';
export type { AnySlice, Runtime } from './state.ts';

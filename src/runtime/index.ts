/** The entry point of the runtime: what widgets and the build may use. */
export { memoryPorts } from './adapters/memory.ts';
export { readForm } from './adapters/read-form.ts';
export type { PageFacts } from './facts.ts';
export { selectForm } from './lead/state.ts';
export { RuntimeProvider, useDispatch, useRuntime } from './provider.tsx';
export { createRuntime, type Runtime } from './runtime.ts';
export { ownSlices } from './slices.ts';
export type { AnySlice } from './state.ts';

/** The entry point of the runtime: what widgets and the build may use. */
export { LEAD_OPEN } from './adapters/dom-events.ts';
export { memoryPorts } from './adapters/memory.ts';
export { readForm } from './adapters/read-form.ts';
export type { PageFacts, Template } from './facts.ts';
export type { FormSubmission, FormSurface } from './lead/lead.ts';
export { type FormState, selectForm } from './lead/state.ts';
export type { OtpState } from './otp/events.ts';
export { RuntimeProvider, useDispatch, useRuntime } from './provider.tsx';
export { createRuntime, type Runtime } from './runtime.ts';
export type { Dispatch, EventInput, State } from './state.ts';
export { initialState } from './step.ts';

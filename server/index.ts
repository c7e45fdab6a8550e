/**
 * The entry point of the reference backend, and the only one for tools; to avoid loading a server, a build imports
 * `site/facts.ts`. The desk imports its contract (`contract/desk`), and the plugin the data it shares with the
 * backend (`wordpress/shared.ts`).
 */
export { type Backend, createBackend } from './backend/backend.ts';
export {
  defaultServerConfig,
  explainConfigProblems,
  readServerConfig,
  type ServerConfig,
} from './config/read.ts';
export { listSettings, type Setting } from './config/settings.ts';
export { findUnknownSettings } from './config/unknown.ts';
export { type CheckedTarget, createTargetCheck, type TargetOptions } from './delivery/safe-target.ts';
export { readBody, readJsonBody } from './http/body.ts';
export { describeMisfit } from './http/check-shape.ts';
export { placeOf } from './http/hosts.ts';
export { bind } from './http/listen.ts';
export * from './leads-commands/index.ts';
export { maskPhone } from './phone/phone.ts';
export { createLog } from './ports/log.ts';
export { runServer } from './process/run.ts';
export { readBuiltSite } from './site/built-site.ts';
export type { ProjectSource } from './site/facts.ts';
export { writePrivately } from './store/database/private-files.ts';
export type { LeadFilter } from './store/desk/lead-filter.ts';
export { describeSqlite } from './store/sqlite/drivers.ts';
export {
  channelsOf,
  placesOfSettings,
  sendTrials,
  type TrialChannel,
  type TrialPlaces,
} from './trial/trials.ts';

/**
 * The entry point of the reference backend: nothing outside `server/` imports anything but this file, and where no server must be
 * loaded `site/facts.ts` (a build) and `wordpress/shared.ts` (the generator).
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
export { placeOf } from './http/hosts.ts';
export * from './leads-commands/index.ts';
export { maskPhone } from './phone/phone.ts';
export { createLog } from './ports/log.ts';
export { runServer } from './process/run.ts';
export { readBuiltSite } from './site/built-site.ts';
export type { ProjectSource } from './site/facts.ts';
export type { LeadFilter } from './store/desk/lead-filter.ts';
export { writePrivately } from './store/private-files.ts';
export { describeSqlite } from './store/sqlite/drivers.ts';
export {
  channelsOf,
  placesOfSettings,
  sendTrials,
  type TrialChannel,
  type TrialPlaces,
} from './trial/trials.ts';

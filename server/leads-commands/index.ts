/** The actions of `kavling leads`; its command line is `tools/commands/leads.command.ts`. */

export { exportCsv } from '../desk/export.ts';
export { makeDeskToken } from '../desk/token.ts';
export { erasePerson } from '../privacy/erase.ts';
export { planPurge, purgeOld } from '../privacy/retention.ts';
export { backupFolderOf, type LeadsAccess, openLeadsAccess } from './access.ts';
export { backupLeads } from './backup.ts';
export { moveLeads } from './move.ts';

import { eachField, readAttribution } from '../lib/attribution.ts';
import { closeDialog, fillDialog, openDialog, restoreDialog } from '../lib/dialog.ts';
import { inOwnTask } from '../lib/own-task.ts';
import { lockPage } from '../lib/page-lock.ts';
import { load } from './client-load.ts';

/** The boot's exports for the scripts of a page; tools/engine/share-boot.ts makes them look for it there. */
Object.assign(window, {
  kavlingBoot: {
    load,
    eachField,
    readAttribution,
    closeDialog,
    fillDialog,
    openDialog,
    restoreDialog,
    inOwnTask,
    lockPage,
  },
});

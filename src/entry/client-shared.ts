import { eachField, readAttribution } from '../lib/attribution.ts';
import { closeDialog, fillDialog, openDialog, restoreDialog } from '../lib/dialog.ts';
import { inOwnTask } from '../lib/own-task.ts';
import { lockPage } from '../lib/page-lock.ts';
import { load } from './client-load.ts';

/** What the scripts of a page find in its boot; tools/engine/share-boot.ts writes that they look for it there. */
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

/**
 * The boot: the only script a page loads at once. It opens dialogs before anything else is there, wakes islands at
 * their moment, holds clicks that come too early and gives them back, and fetches the runtime when the browser is idle.
 */
import { openLeadDialog } from './client-dialog.ts';
import { wakeIslands } from './client-islands.ts';

const loadRuntime = () => import('./client-runtime.ts').then((module) => module.runtime);

addEventListener('click', (event) => openLeadDialog(event, loadRuntime), true);
wakeIslands();
const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
addEventListener('load', () => idle(() => void loadRuntime()));

import { defineAdd } from './add.command.ts';
import { defineBuild } from './build.command.ts';
import type { DefineCommand } from './command.ts';
import { defineComplete, defineCompletion } from './completion.command.ts';
import { defineDoctor } from './doctor.command.ts';
import { defineExplain } from './explain.command.ts';
import { defineImport } from './import.command.ts';
import { defineInit } from './init.command.ts';
import { defineLeads } from './leads.command.ts';
import { defineMcp } from './mcp.command.ts';
import { defineMigrate } from './migrate.command.ts';
import { defineNew } from './new.command.ts';
import { definePrepare } from './prepare.command.ts';
import { definePreview, defineStudio } from './preview.command.ts';
import { defineServe } from './serve.command.ts';
import { defineSettings } from './settings.command.ts';
import { defineUnits } from './units.command.ts';
import { defineValidate } from './validate.command.ts';
import { defineWidgets } from './widgets.command.ts';

/** All commands, in the order of the help. */
export const commands: readonly DefineCommand[] = [
  defineInit,
  defineNew,
  defineAdd,
  defineValidate,
  defineUnits,
  defineImport,
  defineMigrate,
  definePreview,
  defineStudio,
  defineBuild,
  defineServe,
  defineSettings,
  defineWidgets,
  defineExplain,
  definePrepare,
  defineMcp,
  defineDoctor,
  defineLeads,
  defineCompletion,
];

/** Commands that programs call, not people; no help shows them. */
export const hiddenCommands: readonly DefineCommand[] = [defineComplete];

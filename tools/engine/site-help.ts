import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFiles } from '../environment/node-environment.ts';
import type { Sources } from '../generate/sources.ts';
import type { SiteWidget } from './find-widgets.ts';
import { printWidgetTypes, STYLE_TYPES } from './print-types.ts';

/**
 * The schemas for editors of a site's widgets; written again whenever they change, and not kept under version
 * control.
 */
const HELP_FOLDER = '.kavling';

/** The types of what the views of a site's own widgets get. */
export function writeSiteHelp(root: string, sources: Sources, widgets: readonly SiteWidget[]): void {
  write(join(root, HELP_FOLDER, 'styles.d.ts'), STYLE_TYPES);
  write(
    join(root, HELP_FOLDER, 'widgets.d.ts'),
    printWidgetTypes(
      widgets.map(({ type }) => type),
      sources,
    ),
  );
}

function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) nodeFiles.write(file, text);
}

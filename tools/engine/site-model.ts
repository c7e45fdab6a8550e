import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { createModel, type DocumentModel, type Validate } from '../../src/document/model.ts';
import { inEvery } from '../../src/lib/languages.ts';
import { CliError } from '../environment/cli-error.ts';
import { nodeFiles } from '../environment/node-environment.ts';
import { bundleForEditors } from '../generate/bundle.ts';
import { readSources, type Sources, withWidgets } from '../generate/sources.ts';
import { bandsOf, tablesOf } from '../generate/tables.ts';
import { printValidator } from '../generate/validator.ts';
import { widgetMessages } from '../messages/widgets.ts';
import type { SiteWidget } from './find-widgets.ts';

/** A model, with the schemas that it was made of where a site adds widgets to ours. */
export interface SiteModel extends DocumentModel {
  readonly sources?: Sources;
}

/** The document model of a site: built-in widgets and those of the site. The compiled validator is kept in `cache`. */
export async function siteModel(
  engineRoot: string,
  widgets: readonly SiteWidget[],
  cache: string,
): Promise<SiteModel & { readonly sources: Sources }> {
  const types = widgets.map(({ type }) => type).join(', ');
  try {
    const sources = withWidgets(
      readSources(engineRoot),
      widgets.map(({ type, schema }) => [type, schema]),
    );
    const schema = bundleForEditors(sources);
    const text = JSON.stringify(schema);
    const file = join(cache, `validate.${keyOf(text)}.mjs`);
    if (!existsSync(file)) nodeFiles.write(file, withAbsoluteImports(printValidator(schema)));
    const { validate } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      validate: Validate;
    };
    const model = createModel({ schema, tables: tablesOf(sources), bands: bandsOf(sources), validate });
    return { ...model, sources };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(inEvery(widgetMessages, (say) => say.badSchema(types, reason)));
  }
}

function keyOf(text: string): string {
  return createHash('sha256').update(`${packageFile.version} ${text}`).digest('base64url').slice(0, 16);
}

/** The validator is kept in the site's folder, where its two imports may not be found by name. */
function withAbsoluteImports(code: string): string {
  const { resolve } = createRequire(import.meta.url);
  return code.replace(/ from '(ajv\/[^']+)'/g, (_, name: string) => {
    return ` from '${pathToFileURL(resolve(name.replace(/\.js$/, ''))).href}'`;
  });
}

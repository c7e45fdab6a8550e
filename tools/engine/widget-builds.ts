import { basename, dirname, join, resolve, sep } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { clientModules } from './client-files.ts';
import { cssBrowsers, cssModules } from './css.ts';
import type { SiteWidget } from './find-widgets.ts';
import { OUTSIDE } from './widget-faults.ts';
import { clientImports, reactNames, serverImports } from './widget-imports.ts';

/** Builds the widgets of a site into the folder `out`. */
export type WidgetBuild = (input: {
  engineRoot: string;
  widgets: readonly SiteWidget[];
  out: string;
}) => InlineConfig;

const ENTRY = 'kavling:site-widgets';

const common = {
  configFile: false,
  publicDir: false,
  logLevel: 'silent',
  appType: 'custom',
  css: { modules: cssModules },
  oxc: { jsx: { runtime: 'automatic', development: false } },
} satisfies InlineConfig;

/** All widgets of a site as one module for Node: `export const widgets: EngineWidget[]`. */
export const serverConfig: WidgetBuild = ({ engineRoot, widgets, out }) => ({
  ...common,
  root: out,
  mode: 'production',
  plugins: [insideFolders(widgets), serverImports(engineRoot), entryPlugin(widgets)],
  build: {
    ssr: true,
    target: 'node20',
    outDir: out,
    emptyOutDir: false,
    minify: false,
    sourcemap: 'hidden',
    cssMinify: 'lightningcss',
    cssTarget: cssBrowsers,
    rollupOptions: { input: ENTRY, output: { entryFileNames: 'server.mjs' } },
  },
});

/** One script for each widget that has one, under the name that it has on pages. */
export const clientConfig: WidgetBuild = ({ engineRoot, widgets, out }) => ({
  ...common,
  root: out,
  mode: 'production',
  base: './',
  plugins: [clientImports(() => clientModules(engineRoot), reactNames)],
  build: {
    target: 'es2022',
    outDir: out,
    emptyOutDir: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rollupOptions: {
      input: Object.fromEntries(widgets.map(({ type, script }) => [`widget-${type}`, script ?? ''])),
      preserveEntrySignatures: 'allow-extension',
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
      },
    },
  },
});

/** Compiled code is cached by the files of the widgets; a change to a file elsewhere would go unnoticed. */
function insideFolders(widgets: readonly SiteWidget[]): Plugin {
  const isInside = (path: string) => widgets.some(({ folder }) => path.startsWith(folder + sep));
  return {
    name: 'kavling:inside-folders',
    enforce: 'pre',
    resolveId(name, importer) {
      if (!name.startsWith('.') || !importer || !isInside(importer)) return undefined;
      if (isInside(resolve(dirname(importer), name))) return undefined;
      return this.error({
        code: OUTSIDE,
        id: importer,
        message: `'${name}' is outside the folders of widgets.`,
      });
    },
  };
}

function entryPlugin(widgets: readonly SiteWidget[]): Plugin {
  const lines = widgets.flatMap(({ type, folder, hasStyle }, index) => [
    `import widget${index} from ${JSON.stringify(join(folder, `${type}.widget.ts`))};`,
    hasStyle
      ? `import css${index} from ${JSON.stringify(`${join(folder, `${type}.module.css`)}?inline`)};`
      : `const css${index} = '';`,
  ]);
  const list = widgets.map(
    ({ folder }, index) =>
      `{ type: ${JSON.stringify(basename(folder))}, widget: widget${index}, css: css${index} }`,
  );
  return {
    name: 'kavling:site-widgets',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) =>
      id === `\0${ENTRY}` ? `${lines.join('\n')}\nexport const widgets = [${list.join(', ')}];` : undefined,
  };
}

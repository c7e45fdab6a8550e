type RichModule = typeof import('./rich-view.ts');
let loaded: Promise<RichModule> | undefined;

/** The editor, a script of its own that is loaded while the window opens. Where that fails, it is tried again. */
export function loadRichView(): Promise<RichModule> {
  loaded ??= import('./rich-view.ts').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

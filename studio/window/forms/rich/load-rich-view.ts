type RichModule = typeof import('./rich-view.ts');
let loaded: Promise<RichModule> | undefined;

/** Loads the script of the editor, while the window opens. If it fails, the next call tries again. */
export function loadRichView(): Promise<RichModule> {
  loaded ??= import('./rich-view.ts').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

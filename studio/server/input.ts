import type { SiteConfig } from '../../src/engine/site-config.ts';
import type { Language } from '../../src/lib/languages.ts';
import type { BackgroundAssets } from '../../tools/assets/background-assets.ts';
import type { BuiltPage } from '../../tools/build/render/render-page.ts';
import type { DiagnosticMessages } from '../../tools/diagnostics/messages/messages.ts';
import type { SiteEngine } from '../../tools/engine/site-engine.ts';
import type { Files } from '../../tools/environment/environment.ts';
import type { SiteOwn } from '../../tools/extras/extras.ts';
import type { StudioServerMessages } from '../../tools/messages/studio-server.ts';

/** The input of the studio, from the preview that it is part of. */
export interface StudioInput {
  /** The folder with `pages/`. */
  readonly root: string;
  readonly engineRoot: string;
  readonly files: Files;
  readonly diagnosticMessages: DiagnosticMessages;
  /** The settings of `kavling.config`, as the preview uses them. */
  readonly config: SiteConfig;
  /** The same as it is published: leads go where the config sends them. */
  readonly published: SiteConfig;
  /** The folder of the built site. */
  readonly out: string;
  readonly own?: SiteOwn | undefined;
  readonly site: () => SiteEngine;
  readonly assets: Pick<
    BackgroundAssets,
    'maker' | 'readPicture' | 'readWhole' | 'receive' | 'thumbnail' | 'awaited'
  >;
  /** Remembers the files of a rendered page so that the preview can serve them. */
  readonly keep: (built: Pick<BuiltPage, 'files'>) => void;
  readonly fileAt: (address: string) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The same with the language of the studio. */
export interface StudioContext extends StudioInput {
  readonly language: Language;
  readonly messages: StudioServerMessages;
}

import type { ReactElement } from 'react';
import type { Page } from '../generated/view.types.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import { canonicalUrl } from './canonical-url.ts';
import { ReadyHtml } from './html.tsx';
import type { FirstPicture, PageIcons, ShareImage } from './render-context.tsx';
import type { SiteDesign } from './site-design.ts';
import { resolveTheme } from './theme-presets.ts';

/** The one script that a page carries, and the addresses of the two that it loads when they are needed. */
export interface BootScripts {
  /** Its code. */
  readonly boot: string;
  readonly runtime: string;
  readonly mount: string;
}

interface HeadProps {
  readonly page: Page;
  readonly look: SiteDesign;
  readonly css: string;
  /** Addresses of the font files, loaded immediately. */
  readonly fonts: readonly string[];
  /** The style begins with the fonts of the first paint. */
  readonly embedsFonts: boolean;
  readonly policy: string;
  /** The picture that is loaded before all others, if there is one. */
  readonly firstPicture?: FirstPicture | undefined;
  readonly icons?: PageIcons | undefined;
  readonly share?: ShareImage | undefined;
}

/**
 * The facts of a page for search engines, from its head and from lists of pages. Its own address has no tracking
 * parameters.
 */
export function searchFacts({ seo, settings }: Page): { url: string; isHidden: boolean; updated: string } {
  return {
    url: canonicalUrl(seo.url),
    isHidden: seo.noindex || settings.environmentType === 'staging',
    updated: seo.updated,
  };
}

/** The head: first what the browser needs for the first paint, then what the page tells those who list and share it. */
export function Head({
  page,
  look,
  css,
  fonts,
  embedsFonts,
  policy,
  firstPicture,
  icons,
  share,
}: HeadProps): ReactElement {
  const { seo } = page;
  const { url, isHidden } = searchFacts(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <title>{seo.title}</title>
      {firstPicture && <PicturePreload {...firstPicture} />}
      {fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          onLoad={stays}
        />
      ))}
      <ReadyHtml as="style" html={css} />
      {embedsFonts && <ReadyHtml as="script" html={FONT_MAKER} />}
      <meta name="description" content={seo.description} />
      {isHidden && <meta name="robots" content="noindex, nofollow" />}
      {url && <link rel="canonical" href={url} />}
      <meta name="theme-color" content={resolveTheme(page.theme, look).colors.paper} />
      <Icons icons={icons} />
      <Sharing page={page} url={url} share={share ?? seo.image} />
    </head>
  );
}

/** React would move what is loaded to the front, fonts before pictures; what has a listener stays where it is. */
const stays = () => {};

/**
 * Makes the fonts that the style begins with from their bytes, there and then. Left to itself, Chromium decodes a `data:`
 * address some time after the first layout, and the letters move it. Its hash is part of the policy.
 */
export const FONT_MAKER =
  'for(let{style:s}of document.styleSheets[0].cssRules){let v=n=>s.getPropertyValue(n),d=/base64,([^"]+)/.exec(v("src"));if(!d)break;document.fonts.add(new FontFace(v("font-family").replace(/"/g,""),Uint8Array.from(atob(d[1]),c=>c.charCodeAt()),{weight:v("font-weight")}))}';

/**
 * The boot, inline below the sections: it is not one more file that competes with the first picture, and answers
 * taps while the end of the page is still arriving. Its hash is part of the policy.
 * @param asks whether visitors are asked before anything about their visit is kept
 */
export function BootScript({ boot, runtime, mount, asks }: BootScripts & { asks: boolean }): ReactElement {
  return (
    <ReadyHtml
      as="script"
      html={boot}
      attributes={{
        type: 'module',
        async: 'async',
        'data-runtime': runtime,
        'data-mount': mount,
        ...(asks ? { 'data-asks': '' } : {}),
      }}
    />
  );
}

/** Lets the browser fetch the first picture before it has read the style sheet; where phones get a crop, only the one in use. */
function PicturePreload({ picture, sizes }: FirstPicture): ReactElement {
  const best = picture.sources.filter(({ type }) => type === picture.sources[0]?.type);
  const crop = best.find(({ media }) => media !== undefined)?.media;
  const isCropped = crop !== undefined;
  const uncropped = crop?.includes(' and ') ? `not all and ${crop}` : '(min-width: 768px)';
  return (
    <>
      {best.map(({ type, srcset, media, sizes: own }) => (
        <link
          key={srcset}
          rel="preload"
          as="image"
          type={type}
          imageSrcSet={srcset}
          imageSizes={own ?? sizes}
          fetchPriority="high"
          onLoad={stays}
          {...(isCropped ? { media: media ?? uncropped } : {})}
        />
      ))}
    </>
  );
}

function Icons({ icons }: { icons: PageIcons | undefined }): ReactElement | null {
  if (!icons) return null;
  return (
    <>
      {icons.svg && <link rel="icon" href={icons.svg} type="image/svg+xml" />}
      <link rel="icon" href={icons.small} sizes="32x32" type="image/png" />
      <link rel="apple-touch-icon" href={icons.touch} />
    </>
  );
}

function Sharing(props: { page: Page; url: string; share: ShareImage | undefined }): ReactElement {
  const { page, url, share } = props;
  const { seo, project } = page;
  const address = share && url ? absoluteUrl(share.src, url) : undefined;
  const alt = seo.image?.alt || project.name;
  const meta = (property: string, content: string | number) => (
    <meta key={property} property={property} content={String(content)} />
  );
  return (
    <>
      {meta('og:type', 'website')}
      {meta('og:locale', page.lang === 'id' ? 'id_ID' : page.lang.replace('-', '_'))}
      {meta('og:site_name', project.name)}
      {meta('og:title', seo.title)}
      {meta('og:description', seo.description)}
      {url && meta('og:url', url)}
      {address && share && (
        <>
          {meta('og:image', address)}
          {meta('og:image:width', share.width)}
          {meta('og:image:height', share.height)}
          {meta('og:image:alt', alt)}
        </>
      )}
      {/* X takes all else from the above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

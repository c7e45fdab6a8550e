import type { ReactElement } from 'react';
import type { Page } from '../generated/view.types.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import { canonicalUrl } from '../lib/canonical-url.ts';
import type { Picture } from '../lib/picture.ts';
import { jsonForScript, ReadyHtml } from './html.tsx';
import type { FirstPicture } from './render-context.tsx';
import { resolveTheme } from './theme-presets.ts';
import type { StructuredData } from './widget.ts';

/** Addresses of the one script a page loads at once, and of the two that it loads when they are needed. */
export interface BootScripts {
  readonly boot: string;
  readonly runtime: string;
  readonly mount: string;
}

export interface HeadInput {
  readonly page: Page;
  readonly css: string;
  /** Addresses of the font files, loaded at once. */
  readonly fonts: readonly string[];
  /** The boot script; none on a page without behaviour. */
  readonly boot?: BootScripts | undefined;
  readonly policy: string;
  /** The picture that is loaded before all others, if there is one. */
  readonly firstPicture?: FirstPicture | undefined;
  /** What the widgets tell search engines: schema.org objects, one of each `@type`. */
  readonly structuredData: readonly StructuredData[];
}

/** What search engines are told of a page, in its head and in lists of pages. Its own address goes without tracking parameters. */
export function searchFacts({ seo, settings }: Page): { url: string; isHidden: boolean; updated: string } {
  return {
    url: canonicalUrl(seo.url),
    isHidden: seo.noindex || settings.environmentType === 'staging',
    updated: seo.updated,
  };
}

/** The head: names the page, says how it may be shown and shared, and carries its style and its policy. */
export function Head({
  page,
  css,
  fonts,
  boot,
  policy,
  firstPicture,
  structuredData,
}: HeadInput): ReactElement {
  const { seo } = page;
  const { url, isHidden } = searchFacts(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {isHidden && <meta name="robots" content="noindex, nofollow" />}
      {url && <link rel="canonical" href={url} />}
      <meta name="theme-color" content={resolveTheme(page.theme).colors.paper} />
      <Sharing page={page} url={url} image={seo.image} />
      {firstPicture && <PicturePreload {...firstPicture} />}
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <ReadyHtml as="style" html={css} />
      {structuredData.map((told) => (
        <ReadyHtml
          key={told['@type']}
          as="script"
          attributes={{ type: 'application/ld+json' }}
          html={jsonForScript({ '@context': 'https://schema.org', ...told })}
        />
      ))}
      {boot && <script type="module" src={boot.boot} data-runtime={boot.runtime} data-mount={boot.mount} />}
    </head>
  );
}

/** Lets the browser fetch the first picture before it has read the style sheet; where phones get a crop, only the one in use. */
function PicturePreload({ picture, sizes }: FirstPicture): ReactElement {
  const best = picture.sources.filter(({ type }) => type === picture.sources[0]?.type);
  const isCropped = best.some(({ media }) => media !== undefined);
  return (
    <>
      {best.map(({ type, srcset, media }) => (
        <link
          key={srcset}
          rel="preload"
          as="image"
          type={type}
          imageSrcSet={srcset}
          imageSizes={sizes}
          fetchPriority="high"
          {...(isCropped ? { media: media ?? '(min-width: 768px)' } : {})}
        />
      ))}
    </>
  );
}

function Sharing(props: { page: Page; url: string; image: Picture | undefined }): ReactElement {
  const { page, url, image } = props;
  const address = image && url ? absoluteUrl(image.src, url) : undefined;
  const meta = (property: string, content: string) => (
    <meta key={property} property={property} content={content} />
  );
  return (
    <>
      {meta('og:type', 'website')}
      {meta('og:locale', page.lang === 'id' ? 'id_ID' : page.lang)}
      {meta('og:site_name', page.project.name)}
      {meta('og:title', page.seo.title)}
      {meta('og:description', page.seo.description)}
      {url && meta('og:url', url)}
      {address && meta('og:image', address)}
      {address && image && meta('og:image:alt', image.alt)}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

import { withBase } from '../../../src/lib/base-path.ts';
import { PICTURE_POLICY } from '../../../src/lib/file-policy.ts';

type Headers = Readonly<Record<string, string>>;

/** Sent with every answer; a page adds its own. */
const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const forEver = 'public, max-age=31536000, immutable';

/**
 * The policy that is right for any page: the directives that a meta element cannot carry. The page carries its own
 * policy, with its hashes.
 */
const common =
  "frame-ancestors 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'";

/** Cloudflare Pages reads no more rules than this. */
const MOST_RULES = 90;

/**
 * The headers of a site in the words of common hosts, by path: `_headers` for Netlify and Cloudflare Pages, and
 * files to include for nginx and Caddy (tried on both: `tests/contract/hosting.test.ts`).
 */
export function hostingFiles(
  pages: Readonly<Record<string, Headers>>,
  base = '',
): [path: string, text: string][] {
  return [
    ['_headers', netlify(pages, base)],
    ['.kavling/nginx.conf', nginxMaps(base)],
    ['.kavling/nginx-site.conf', base ? nginxBelow(base) : nginxSite()],
    ['.kavling/Caddyfile', caddy(base)],
    ['.kavling/Caddyfile-errors', caddyErrors(base)],
  ];
}

function netlify(pages: Readonly<Record<string, Headers>>, base: string): string {
  const rule = (path: string, headers: Headers) =>
    `${withBase(base, path)}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  const paths = Object.entries(pages);
  const own =
    paths.length > MOST_RULES
      ? rule('/*', { 'Content-Security-Policy': common })
      : paths.map(([path, headers]) => rule(path, headers)).join('');
  return (
    rule('/*', always) +
    rule('/assets/*', { 'Cache-Control': forEver }) +
    rule('/*.svg', { 'Content-Security-Policy': PICTURE_POLICY }) +
    own
  );
}

/*
 * Nothing in the files for nginx and Caddy changes with the pages: a page's own policy, with its hashes, is in the
 * page, so a build needs no reload, and no server can meet the new page with the old policy.
 */

/** For the `http` block: what the headers of an address are. */
function nginxMaps(base: string): string {
  return `# Include this file in the http block, and nginx-site.conf beside it in the server block of the site.
types {
  application/manifest+json webmanifest;
}
map $uri $kavling_policy {
  default "${common}";
  "~*\\.svg$" "${PICTURE_POLICY}";
}
map $uri $kavling_cache {
  default "no-cache";
  "~^${forRegExp(base)}/assets/" "${forEver}";
}
`;
}

/**
 * For the `server` block: the files, their headers, their compressed forms. The headers are set in the location of
 * the files, because a backend behind the same server sets its own.
 */
function nginxSite(): string {
  return `# Include this file in the server block of the site, whose root is the built folder.
charset utf-8;
absolute_redirect off;
error_page 404 /404.html;
location / {
${nginxFiles()}}
location /.kavling/ {
  return 404;
}
`;
}

/** The same for a site below a path of a host whose root may belong to someone else. */
function nginxBelow(base: string): string {
  return `# Include this file in the server block of the host, after: set $kavling_site <the built folder>;
location = ${base} {
  absolute_redirect off;
  return 301 ${base}/$is_args$args;
}
location ${base}/ {
  alias $kavling_site/;
  charset utf-8;
  absolute_redirect off;
  error_page 404 ${base}/404.html;
${nginxFiles()}}
location ${base}/.kavling/ {
  return 404;
}
`;
}

function nginxFiles(): string {
  const headers = Object.entries({
    ...always,
    'Content-Security-Policy': '$kavling_policy',
    'Cache-Control': '$kavling_cache',
  });
  const add = headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('');
  return `  gzip_static on;\n  gzip_vary on;\n${add}`;
}

function forRegExp(text: string): string {
  return text.replaceAll('.', '\\.');
}

/** Caddy's response for a missing file; it must be outside every `handle`. */
function caddyErrors(base: string): string {
  if (base) return caddyErrorsBelow(base);
  return `# Import this file in the block of the site, outside of every handle.
handle_errors {
  header {
${caddyHeaders()}  }
  rewrite * /404.html
  file_server
}
`;
}

function caddyErrorsBelow(base: string): string {
  return `# Import this file in the block of the host, outside of every handle.
handle_errors {
  @lost path ${base} ${base}/*
  handle @lost {
    header {
${caddyHeaders()}    }
    rewrite * /404.html
    file_server
  }
}
`;
}

function caddyHeaders(): string {
  return Object.entries({ ...always, 'Content-Security-Policy': common, 'Cache-Control': 'no-cache' })
    .map(([name, value]) => `    ${name} "${value}"\n`)
    .join('');
}

/** For the block of a site whose root is the built folder; the headers in the order in which Caddy applies them. */
function caddy(base: string): string {
  const below = base && `  uri strip_prefix ${base}\n`;
  return `# Import this file in the block of the site, whose root is the built folder.
route {
${below}  error /.kavling/* 404
  header {
${caddyHeaders()}  }
  @drawing path *.svg
  header @drawing Content-Security-Policy "${PICTURE_POLICY}"
  header /assets/* Cache-Control "${forEver}"
  @folder {
    file {path}/index.html
    not path */
  }
  handle @folder {
    @asked expression {query} != ""
    redir @asked ${base}{path}/?{query} permanent
    redir ${base && `* ${base}`}{path}/ permanent
  }
  file_server {
    precompressed br gzip
  }
}
`;
}

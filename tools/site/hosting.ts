type Headers = Readonly<Record<string, string>>;

/** Sent with every answer; a page adds its own. */
const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const forEver = 'public, max-age=31536000, immutable';

/** The policy that is right for any page: what a meta element cannot say. The page's own, with its hashes, stands in it. */
const common =
  "frame-ancestors 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'";

/** The policy of drawings: their script does not run, also where one is opened by itself. */
const drawing = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Cloudflare Pages reads no more rules than this. */
const MOST_RULES = 90;

/**
 * The headers of a site in the words of common hosts, by path: `_headers` for Netlify and Cloudflare Pages, and
 * files to include for nginx and Caddy.
 */
export function hostingFiles(pages: Readonly<Record<string, Headers>>): [path: string, text: string][] {
  return [
    ['_headers', netlify(pages)],
    ['.kavling/nginx.conf', nginx()],
    ['.kavling/Caddyfile', caddy()],
  ];
}

function netlify(pages: Readonly<Record<string, Headers>>): string {
  const rule = (path: string, headers: Headers) =>
    `${path}\n${Object.entries(headers)
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
    rule('/*.svg', { 'Content-Security-Policy': drawing }) +
    own
  );
}

/**
 * Nothing in it changes with the pages: a page's own policy, with its hashes, stands in the page, so a build needs no
 * reload of nginx, and none can meet the new page with the old policy.
 */
function nginx(): string {
  const base = Object.entries({ ...always, 'Content-Security-Policy': '$kavling_policy' });
  const add = base.map(([name, value]) => `#   add_header ${name} "${value}" always;\n`).join('');
  return (
    `# Include this file in the http block, and copy these lines into the server block of the site:\n${add}` +
    `#   add_header Cache-Control "$kavling_cache";\n` +
    `#   location /.kavling/ { return 404; }\n` +
    `map $uri $kavling_policy {\n  default "${common}";\n  "~*\\.svg$" "${drawing}";\n}\n` +
    `map $uri $kavling_cache {\n  default "no-cache";\n  "~^/assets/" "${forEver}";\n}\n`
  );
}

/** In the order in which Caddy applies it: the later header stands. */
function caddy(): string {
  const base = Object.entries({ ...always, 'Content-Security-Policy': common })
    .map(([name, value]) => `    ${name} "${value}"\n`)
    .join('');
  return (
    `# Import this file in the block of the site: import dist/.kavling/Caddyfile\n` +
    `route {\n  header {\n${base}  }\n  @drawing path *.svg\n  header @drawing Content-Security-Policy "${drawing}"\n` +
    `  header /assets/* Cache-Control "${forEver}"\n  respond /.kavling/* 404\n}\n`
  );
}

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

/** Cloudflare Pages reads no more rules than this. */
const MOST_RULES = 90;

/**
 * The headers of a site in the words of common hosts, by path: `_headers` for Netlify and Cloudflare Pages, and
 * files to include for nginx and Caddy.
 */
export function hostingFiles(pages: Readonly<Record<string, Headers>>): [path: string, text: string][] {
  return [
    ['_headers', netlify(pages)],
    ['.kavling/nginx.conf', nginx(pages)],
    ['.kavling/Caddyfile', caddy(pages)],
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
  return rule('/*', always) + rule('/assets/*', { 'Cache-Control': forEver }) + own;
}

function nginx(pages: Readonly<Record<string, Headers>>): string {
  const table = (variable: string, header: string, otherwise: string) => {
    const lines = Object.entries(pages).flatMap(([path, headers]) =>
      headers[header]
        ? [path, `${path}index.html`].map((address) => `  "${address}" "${headers[header]}";\n`)
        : [],
    );
    return `map $uri $${variable} {\n  default "${otherwise}";\n${lines.join('')}}\n`;
  };
  const base = Object.entries({
    ...always,
    'Content-Security-Policy': '$kavling_policy',
    'X-Robots-Tag': '$kavling_robots',
  });
  const add = base.map(([name, value]) => `#   add_header ${name} "${value}" always;\n`).join('');
  return (
    `# Include this file in the http block, and copy these lines into the server block of the site:\n${add}` +
    `#   location /assets/ { add_header Cache-Control "${forEver}"; }\n` +
    `#   location /.kavling/ { return 404; }\n` +
    `map_hash_max_size 65536;\nmap_hash_bucket_size 256;\n` +
    table('kavling_policy', 'Content-Security-Policy', common) +
    table('kavling_robots', 'X-Robots-Tag', '')
  );
}

function caddy(pages: Readonly<Record<string, Headers>>): string {
  const lines = Object.entries(pages).map(([path, headers]) =>
    Object.entries(headers)
      .map(([name, value]) => `header ${path} ${name} "${value}"\n`)
      .join(''),
  );
  const base = Object.entries({ ...always, 'Content-Security-Policy': common })
    .map(([name, value]) => `  ${name} "${value}"\n`)
    .join('');
  return (
    `# Import this file in the block of the site: import dist/.kavling/Caddyfile\n` +
    `header {\n${base}}\nheader /assets/* Cache-Control "${forEver}"\nrespond /.kavling/* 404\n${lines.join('')}`
  );
}

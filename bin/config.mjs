/**
 * The config of a site with its types, for `kavling.config.ts` or `.js`: `export default defineConfig({ … })`.
 * @param {import('../src/engine/site-config.ts').SiteConfig} config
 */
export function defineConfig(config) {
  return config;
}

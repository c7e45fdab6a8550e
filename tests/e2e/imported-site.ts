import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { ensureCore, root } from '../../bin/engine.mjs';
import type { main } from '../../tools/cli.ts';
import { nodeEnvironment } from '../../tools/environment/node-environment.ts';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { buildSite, servePages } from '../contract/import/wrecks.ts';

/** Pages that were imported from exports of other builders, built and served. */
export interface ImportedSite {
  readonly url: string;
  close(): void;
}

/**
 * Imports exports by the built command line in this process, with a project that can be published, and builds them.
 * @param exports the text of each export by the name of its page
 */
export async function serveImported(exports: Readonly<Record<string, string>>): Promise<ImportedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-import-'));
  sharePrepared(folder);
  await ensureCore();
  const built = (await import(pathToFileURL(join(root, 'build/engine/cli.js')).href)) as Cli;
  const said: string[] = [];
  const sink = { write: (words: string) => void said.push(words), isTTY: false, columns: 100 };
  const around = { ...nodeEnvironment(), cwd: folder, language: 'en' as const, out: sink, err: sink };
  for (const [name, text] of Object.entries(exports)) {
    writeFileSync(join(folder, `${name}.json`), text);
    const code = await built.main(['import', 'elementor', `${name}.json`, '--no-download'], around);
    expect(code, said.join('')).toBe(0);
    setProject(join(folder, 'pages', name, 'page.json'));
  }
  buildSite(folder, root);
  const { url, close } = await servePages(join(folder, 'dist'));
  return {
    url,
    close() {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Cli {
  readonly main: typeof main;
}

function setProject(file: string): void {
  const page = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const project = { id: 'UJI', name: 'Uji', superleadsId: 'SL-UJI', telesalesNumber: '6281111111111' };
  writeFileSync(file, JSON.stringify({ ...page, project }));
}

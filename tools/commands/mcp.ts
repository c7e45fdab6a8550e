import { join, resolve } from 'node:path';
import { inEvery } from '../../src/lib/languages.ts';
import { createAssetWorker, UPLOADS } from '../assets/asset-worker.ts';
import { readByWorker } from '../assets/worker-reading.ts';
import { hasConfig } from '../engine/load-config.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { openMcpServer } from '../mcp/server.ts';
import { serveLines } from '../mcp/stdio.ts';
import { studioMessages } from '../messages/studio.ts';

/**
 * `kavling mcp [folder]`: agents read and edit the pages of a site, until the one that started it closes its side.
 * @throws CliError when the folder is no site
 */
export async function mcp(environment: Environment, folder = '.'): Promise<number> {
  const cwd = resolve(environment.cwd, folder);
  const { files, err, out } = environment;
  if (!hasConfig(files, cwd) && files.kind(join(cwd, 'pages')) !== 'folder')
    throw new CliError(inEvery(studioMessages, (messages) => messages.noSite(cwd)));
  const worker = createAssetWorker(environment.engineRoot, 0, UPLOADS);
  const readPicture = (path: string) => readByWorker(worker, path);
  const server = openMcpServer({ ...environment, cwd, readPicture }, (fault) =>
    err.write(`kavling: ${fault instanceof Error ? fault.stack : String(fault)}\n`),
  );
  await serveLines(server, environment.input(), out);
  await worker.close();
  return exit.ok;
}

import { runServer } from '../index.ts';
import type { ProjectRecord } from '../ports.ts';

/** A server process for kill and load tests: projects come as JSON, the address goes out as one line. */
const projects = JSON.parse(process.env.TEST_PROJECTS ?? '[]') as readonly ProjectRecord[];
const { TEST_PROJECTS: _, ...env } = process.env;

process.exitCode = await runServer({
  env,
  projects: { projects: () => projects },
  onListening: (url) => process.stdout.write(`listening ${url}\n`),
});

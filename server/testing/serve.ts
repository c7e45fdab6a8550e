import { runServer } from '../index.ts';
import { createSiteFacts, type PageFacts } from '../site/facts.ts';

/** A server process for kill and load tests: projects come as JSON, the address goes out as one line. */
const facts = createSiteFacts(JSON.parse(process.env.TEST_PROJECTS ?? '[]') as readonly PageFacts[]);
const { TEST_PROJECTS: _, ...env } = process.env;

process.exitCode = await runServer({
  env,
  projects: { facts: () => facts },
  onListening: (url) => process.stdout.write(`listening ${url}\n`),
});

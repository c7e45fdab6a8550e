import { readBuiltSite, runServer } from '../index.ts';

/** A server process for kill and load tests: its pages are those of a built site, the address goes out as one line. */
const { TEST_SITE = '', ...env } = process.env;

process.exitCode = await runServer({
  env,
  projects: readBuiltSite(TEST_SITE, (text) => process.stderr.write(`${text}\n`)),
  onListening: (url) => process.stdout.write(`listening ${url}\n`),
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { nodeEnvironment } from '../../environment/node-environment.ts';
import { openAgentSite } from '../site.ts';
import { exampleSite } from '../testing/agent.ts';
import { editTool } from './edit.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

test('[STU-17] the step of an agent is in the history before the page changes, and is removed if another change was faster', async () => {
  const root = exampleSite('menara-senja');
  const file = join(root, 'pages/menara-senja/page.json');
  const site = openAgentSite({ ...nodeEnvironment(), cwd: root });
  const { hash, text } = site.read('menara-senja');
  const name = /"name": "([^"]+)"/.exec(text)?.[0] ?? '';
  const seen: string[] = [];
  const history: typeof site.history = {
    ...site.history,
    async record(slug, version) {
      const entry = await site.history.record(slug, version);
      if (version.kind !== 'agent') return entry;
      const now = readFileSync(file, 'utf8');
      seen.push(now === version.text ? 'late' : 'early');
      if (seen.length === 1) writeFileSync(file, now.replace(name, '"name": "Menara Baru"'));
      return entry;
    },
  };
  const ops = [{ op: 'set', path: '/seo/title', value: 'Judul agen' }];
  await editTool({ ...site, history }).run({ page: 'menara-senja', base: hash, ops }, { name: 'Probe' });
  expect(seen).toEqual(['early', 'early']);
  const after = readFileSync(file, 'utf8');
  expect(JSON.parse(after)).toMatchObject({ seo: { title: 'Judul agen' }, project: { name: 'Menara Baru' } });
  const agents = (await site.history.list('menara-senja')).filter(({ kind }) => kind === 'agent');
  expect(agents).toHaveLength(1);
  expect((await site.history.read('menara-senja', agents[0]?.id ?? ''))?.text).toBe(after);
});

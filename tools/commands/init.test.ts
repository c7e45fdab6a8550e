import { expect, test } from 'vitest';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { init } from './init.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('an empty folder becomes a repository; leads and secret are never committed', async () => {
  const { environment, files, written } = memoryEnvironment({ files: {}, cwd: '/home/ani' });
  expect(await init(environment, 'Rumah Asri')).toBe(0);
  const read = (path: string) => text(files.read(`/home/ani/Rumah Asri/${path}`));
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'rumah-asri',
    private: true,
    dependencies: { kavling: expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
  });
  for (const line of ['/data/', '.env', '/dist/', 'node_modules/'])
    expect(read('.gitignore').split('\n')).toContain(line);
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['data', '.env']));
  expect(read('.vscode/settings.json')).toContain('"./.kavling/page.schema.json"');
  expect(read('.vscode/tasks.json')).toContain('--watch');
  expect(written.out).toContain('cd Rumah Asri');
});

test('existing files stay, and are listed', async () => {
  const mine = '{ "name": "mine", "scripts": { "start": "vite" } }';
  const { environment, files, written } = memoryEnvironment({
    files: { '/site/package.json': mine, '/site/.gitignore': 'x' },
  });
  await init(environment);
  expect(text(files.read('/site/package.json'))).toBe(mine);
  expect(text(files.read('/site/.gitignore'))).toBe('x');
  expect(written.out).toContain('Kept as they are: package.json, .gitignore');
  expect(text(files.read('/site/compose.yaml'))).toContain('env_file: .env');
});

test('[OPS-63] this folder is called that, and what an existing package.json lacks is shown, to be added', async () => {
  const said = async (manifest: string) => {
    const { environment, written } = memoryEnvironment({ files: { '/site/package.json': manifest } });
    await init(environment, '.');
    return written.out;
  };
  const mine = { name: 'mine', private: true, dependencies: { react: '19.3.1' }, scripts: { start: 'vite' } };
  const text = await said(JSON.stringify(mine));
  expect(text).toMatch(/^\d+ files written in this folder\.$/m);
  const added = JSON.parse(/Add:\n(\{[\s\S]*?\n\})\n/.exec(text)?.[1] ?? '');
  expect(added).toMatchObject({
    type: 'module',
    dependencies: { kavling: expect.stringMatching(/^\^/) },
    devDependencies: { '@types/react': expect.any(String), typescript: expect.any(String) },
    scripts: { studio: 'kavling studio' },
  });
  expect(added).not.toHaveProperty('name');
  expect(added.scripts).not.toHaveProperty('start');
  const whole = { ...mine, ...added, scripts: { ...mine.scripts, ...added.scripts } };
  expect(await said(JSON.stringify(whole))).not.toContain('lacks');
  expect(await said('{')).toContain('not valid JSON');
});

test('a folder called kavling does not depend on itself', async () => {
  const { environment, files } = memoryEnvironment({ files: {}, cwd: '/home/kavling' });
  await init(environment);
  expect(JSON.parse(text(files.read('/home/kavling/package.json'))).name).toBe('kavling-site');
});

test('a file in the place of the folder is refused, and so is the repository of Kavling', async () => {
  const { environment } = memoryEnvironment({ files: { '/site/notes.txt': '' } });
  await expect(init(environment, 'notes.txt')).rejects.toThrow('is a file');
  await expect(init({ ...environment, cwd: environment.engineRoot })).rejects.toThrow('of Kavling itself');
});

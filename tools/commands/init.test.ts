import { expect, test } from 'vitest';
import { memoryEnvironment } from '../memory-environment.ts';
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
  expect(read('.vscode/settings.json')).toContain(
    '"./node_modules/kavling/schemas/generated/page.schema.json"',
  );
  expect(read('.vscode/tasks.json')).toContain('--watch');
  expect(written.out).toContain('cd Rumah Asri');
});

test('existing files stay, and are listed', async () => {
  const mine = '{ "name": "mine" }';
  const { environment, files, written } = memoryEnvironment({
    files: { '/site/package.json': mine, '/site/.gitignore': 'x' },
  });
  await init(environment);
  expect(text(files.read('/site/package.json'))).toBe(mine);
  expect(text(files.read('/site/.gitignore'))).toBe('x');
  expect(written.out).toContain('Kept as they are: package.json, .gitignore');
  expect(text(files.read('/site/compose.yaml'))).toContain('env_file: .env');
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

import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { deskPerson } from '../config/parsers.ts';
import { findTokenOwner, makeDeskToken } from './token.ts';

test('[OPS-26] a new token and its entry contain no special characters of a shell, an environment file or a compose file', async () => {
  for (const name of ['ani', 'Budi.S', 'siti_2-b']) {
    const { token, entry } = await makeDeskToken(name);
    for (const text of [token, entry]) expect(text).toMatch(/^[\w.:-]+$/);
    expect((await findTokenOwner([deskPerson(entry)], token))?.name).toBe(name);
  }
});

test('[OPS-26] an entry of an earlier version stays valid', async () => {
  const token = 'ani.abcdefghijklmnopqrstuvwxyz012345';
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(token, salt, 32, { N: 16_384, r: 8, p: 1 });
  const entry = `ani:scrypt$16384$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect((await findTokenOwner([deskPerson(entry)], token))?.name).toBe('ani');
  expect(await findTokenOwner([deskPerson(entry)], `${token}x`)).toBeNull();
});

test.each(['pak budi', '$(rm)', 'a;b', "o'neil", '', '-x', '#a'])(
  '[OPS-26] a name that needs quotes is refused: %s',
  async (name) => {
    await expect(makeDeskToken(name)).rejects.toThrow(/only letters, digits, dots, hyphens and underscores/);
  },
);

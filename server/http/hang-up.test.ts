import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { defaultServerConfig } from '../config/read.ts';
import { createBackend } from '../index.ts';
import { project, projectSource, temporaryFolder } from '../testing/fixtures.ts';

test('a visitor who hangs up in the middle of a form is not logged as an error', async () => {
  const events: string[] = [];
  const note = (level: string) => (event: string) => void events.push(`${level} ${event}`);
  const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };
  const file = join(temporaryFolder(), 'kavling.db');
  const config = defaultServerConfig({ DATABASE_URL: { kind: 'sqlite', file } });
  const backend = await createBackend({ config, projects: projectSource(project()), log, background: false });
  const { port } = await backend.listen(0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      'POST /wp-admin/admin-ajax.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
        'Content-Length: 1000\r\n\r\naction=save_leads_to_db&name=Ri',
      () => socket.destroy(),
    );
  });
  await vi.waitFor(() => expect(events.length).toBeGreaterThan(0), { timeout: 30_000 });
  expect(events).toEqual(['debug request.hung-up']);
  await backend.close();
});

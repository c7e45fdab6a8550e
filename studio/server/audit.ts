import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { insideSite } from './files/inside-site.ts';

/** An action with an effect that people outside the studio can see. */
export interface AuditEntry {
  readonly action: 'publish' | 'rollback' | 'preview-link' | 'preview-link-removed';
  readonly who: string;
  readonly slug: string;
  /** Of the text or the release. */
  readonly id: string;
}

/** Writes a line to `.kavling/audit.ndjson`; it is on the disk when this resolves. */
export async function audit(root: string, at: number, entry: AuditEntry): Promise<void> {
  const path = insideSite(root, '.kavling/audit.ndjson');
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a', 0o600);
  try {
    await file.write(`${JSON.stringify({ at: new Date(at).toISOString(), ...entry })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

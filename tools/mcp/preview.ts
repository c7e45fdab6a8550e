import process from 'node:process';
import { createMcpHttp } from './http.ts';
import type { McpServer } from './protocol.ts';
import type { AgentEnvironment } from './site.ts';
import { agentToken } from './token.ts';

/** The tools of agents for a server that is running anyway; they are loaded when the first agent comes. */
export async function mcpForPreview(
  place: Pick<AgentEnvironment, 'files' | 'engineRoot' | 'env' | 'language' | 'readPicture'> & {
    readonly root: string;
  },
  print: (line: string) => void,
) {
  const { root, ...rest } = place;
  let server: Promise<McpServer> | undefined;
  const open = async () => {
    const { openMcpServer } = await import('./server.ts');
    const environment = { ...rest, cwd: root, platform: process.platform, now: Date.now };
    return openMcpServer(environment, (fault) => print(String(fault)));
  };
  // So that it exists before the first agent needs it; a folder that cannot be written is reported then.
  await agentToken(root).catch(() => undefined);
  return createMcpHttp(
    () => {
      server ??= open();
      return server;
    },
    () => agentToken(root),
  );
}

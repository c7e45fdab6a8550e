import { command, type DefineCommand } from './command.ts';

export const defineMcp: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'mcp', messages.mcp.about, [
    ['kavling mcp', messages.mcp.here],
    ['kavling mcp rumah-asri', messages.mcp.folder],
  ])
    .argument('[folder]', messages.mcp.path)
    .action(async (folder: string | undefined) => {
      const { mcp } = await import('./mcp.ts');
      done(await mcp(environment, folder));
    });

import { Argument, Command } from 'commander';
import { command, type DefineCommand } from './command.ts';

export const defineCompletion: DefineCommand = ({ messages, program }) =>
  command(messages, 'completion', messages.completion.about, [
    ['kavling completion bash >> ~/.bashrc', messages.completion.bash],
  ])
    .addArgument(
      new Argument('<shell>', messages.completion.shell).choices(['zsh', 'bash', 'fish', 'powershell']),
    )
    .action(async (shell: string) => {
      const { completions } = await import('./completion.ts');
      completions(program).setup(program.name(), program.name(), shell);
    });

/** The shell's request at every press of Tab: `kavling complete -- val`. */
export const defineComplete: DefineCommand = ({ program }) =>
  new Command('complete').argument('[args...]').action(async (args: string[]) => {
    const { completions } = await import('./completion.ts');
    completions(program).parse(args);
  });

import { nearest } from '../../src/lib/nearest.ts';
import { type Code, codes, isCode } from '../diagnostics/codes.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { pageMessages } from '../messages/pages.ts';
import { paintFor } from '../report/paint.ts';

/** `kavling explain <code>`: what a code means and why it matters; without a code, all of them. */
export async function explain(environment: Environment, name: string | undefined): Promise<number> {
  const diagnosticMessages = messagesFor(environment);
  const paint = paintFor(environment.out, environment.env);
  const known = Object.keys(codes) as Code[];
  if (name === undefined) {
    for (const code of known)
      environment.out.write(`${paint.bold(code)}  ${diagnosticMessages.explain[code].title}\n`);
    return exit.ok;
  }
  const code = name.toUpperCase();
  if (!isCode(code)) {
    const meant = nearest(code, known);
    throw new CliError(pageMessages[environment.language].noCode(name, meant), exit.usage);
  }
  const { title, why } = diagnosticMessages.explain[code];
  const severity = diagnosticMessages.severity[codes[code]];
  environment.out.write(`${paint.bold(`${code}  ${title}`)}  ${paint.dim(`(${severity})`)}\n\n${why}\n`);
  return exit.ok;
}

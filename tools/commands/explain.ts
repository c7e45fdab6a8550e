import { type Code, codes, isCode } from '../diagnostics/codes.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { pageMessages } from '../messages/pages.ts';
import { paintFor } from '../report/paint.ts';
import { speak } from '../speak.ts';
import { Trouble } from '../trouble.ts';
import { exit, type World } from '../world.ts';

/** `kavling explain <code>`: what a code means and why it matters; without a code, all of them. */
export async function explain(world: World, name: string | undefined): Promise<number> {
  const words = speak(world);
  const paint = paintFor(world.out, world.env);
  const known = Object.keys(codes) as Code[];
  if (name === undefined) {
    for (const code of known) world.out.write(`${paint.bold(code)}  ${words.explain[code].title}\n`);
    return exit.ok;
  }
  const code = name.toUpperCase();
  if (!isCode(code)) {
    const meant = nearest(code, known);
    throw new Trouble(pageMessages[world.language].noCode(name, meant), exit.usage);
  }
  const { title, why } = words.explain[code];
  const severity = words.severity[codes[code]];
  world.out.write(`${paint.bold(`${code}  ${title}`)}  ${paint.dim(`(${severity})`)}\n\n${why}\n`);
  return exit.ok;
}

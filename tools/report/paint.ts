import colors from 'picocolors';
import type { Environment, Sink } from '../environment/environment.ts';
import type { Paint } from './report.ts';

/** Colours for a person; plain text for a file, a pipe, or who asked for none (NO_COLOR, FORCE_COLOR, --no-color). */
export function paintFor(sink: Sink, env: Environment['env']): Paint {
  const isForced = Boolean(env.FORCE_COLOR) && env.FORCE_COLOR !== '0';
  const mayPaint = !env.NO_COLOR && env.TERM !== 'dumb';
  return colors.createColors(mayPaint && (sink.isTTY || isForced));
}

import { inEvery, type Language } from '../../src/lib/languages.ts';
import { messageIn } from '../../src/lib/localized-error.ts';
import { type Backend, createBackend } from '../backend/backend.ts';
import { explainConfigProblems, readServerConfig } from '../config/read.ts';
import { createLog } from '../ports/log.ts';
import type { ProjectSource } from '../site/facts.ts';
import { DatabaseOpenError } from '../store/database/database-engine.ts';
import { processMessages } from './messages.ts';
import { warnOfMissing } from './warn-of-missing.ts';

export interface RunOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly projects: ProjectSource;
  /** The built site to serve beside the calls. */
  readonly pages?: string;
  /** The built desk (`build/desk`) to serve at /desk. */
  readonly desk?: string;
  /** Called once the server listens, with its address. */
  readonly onListening?: (url: string, backend: Backend) => void;
  /** Called before the backend is closed. */
  readonly onStopping?: () => Promise<void>;
  /** The operator's language; English by default. */
  readonly language?: Language;
  /** Where refusals at start are written. */
  readonly complain?: (text: string) => void;
}

/**
 * Runs the backend as this process until SIGTERM or SIGINT, then drains it.
 * @returns the exit code: 0 drained, 2 bad settings, 3 the database or the port cannot be used
 */
export async function runServer(options: RunOptions): Promise<0 | 2 | 3> {
  const complain = options.complain ?? ((text) => process.stderr.write(`${text}\n`));
  const language = options.language ?? 'en';
  const messages = processMessages[language];
  const result = readServerConfig(options.env);
  if (!result.ok) {
    complain(explainConfigProblems(result.problems, language));
    return 2;
  }
  const asking = options.projects.facts().pages.find((page) => page.otp);
  if (asking && result.config.KAVLING_OTP_SENDER === '') {
    const message = inEvery(processMessages, (say) => say.senderMissing(asking.slug));
    complain(explainConfigProblems([{ name: 'KAVLING_OTP_SENDER', value: '', message }], language));
    return 2;
  }
  const log = createLog(result.config.LOG_LEVEL);
  process.on('unhandledRejection', (reason) => {
    log.error('process.unhandled-rejection', {
      reason: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
    });
  });
  let backend: Backend;
  try {
    backend = await createBackend({
      config: result.config,
      projects: options.projects,
      log,
      ...(options.pages === undefined ? {} : { pages: options.pages }),
      ...(options.desk === undefined ? {} : { desk: options.desk }),
    });
  } catch (error) {
    const reason = messageIn(error, language);
    complain(error instanceof DatabaseOpenError ? reason : messages.cannotOpen(reason));
    return 3;
  }
  try {
    const { url } = await backend.listen();
    log.info('server.listening', { url });
    options.onListening?.(url, backend);
  } catch (error) {
    await backend.close();
    complain(
      messages.cannotListen(`${result.config.HOST}:${result.config.PORT}`, messageIn(error, language)),
    );
    return 3;
  }
  let isStopping = false;
  const { config } = result;
  if (options.pages !== undefined) {
    const facts = options.projects.facts();
    const { routes } = backend;
    const server = {
      config,
      facts,
      folder: options.pages,
      routes,
      fetch: (request: Request) => backend.fetch(request),
    };
    warnOfMissing(server, language, complain, () => isStopping).catch((error) =>
      log.warn('site.unchecked', { reason: messageIn(error, language) }),
    );
  }
  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name));
  });
  isStopping = true;
  log.info('server.stopping', { signal });
  await options.onStopping?.();
  await backend.close();
  log.info('server.stopped');
  return 0;
}

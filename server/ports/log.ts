import { type DestinationStream, pino } from 'pino';
import { maskPhones } from '../phone/phone.ts';

/** One line of JSON an event; phones in any text are masked before they are written. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Control characters would let a hostile name forge lines in a terminal; JSON escapes some, this all. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

/** JSON lines on stdout, or on a stream that a test reads. */
export function createLog(level: string, stream?: DestinationStream): Log {
  const options = { level, base: null, messageKey: 'event', timestamp: pino.stdTimeFunctions.isoTime };
  const logger = stream ? pino(options, stream) : pino(options);
  return {
    debug: (event, fields) => logger.debug(clean(fields), event),
    info: (event, fields) => logger.info(clean(fields), event),
    warn: (event, fields) => logger.warn(clean(fields), event),
    error: (event, fields) => logger.error(clean(fields), event),
  };
}

function clean(fields: LogFields = {}): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? maskPhones(value).replace(CONTROL, ' ').slice(0, 2000) : value,
    ]),
  );
}

export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function nothing(): void {}

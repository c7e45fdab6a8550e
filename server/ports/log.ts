import { type DestinationStream, pino } from 'pino';
import { maskPhones } from '../phone/phone.ts';
import type { Log, LogFields } from './ids.ts';

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

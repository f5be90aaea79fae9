import pino, { type Logger } from 'pino';
import { z } from 'zod';

const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.phone',
  'password',
  'token',
  'phone',
];

/** Fields of a failed statement's error: its values may be personal data, so they are left out. */
const FailedStatement = z.object({ query: z.string(), params: z.array(z.unknown()), cause: z.unknown() });
const maxQueryLength = 1000;

/** JSON lines on stdout. Tokens, cookies, passwords, phone numbers and the values of statements never get in. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: secretPaths, censor: '***' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
  });
}

interface LoggedError {
  message: string;
  type?: string;
  query?: string;
  stack?: string;
  code?: unknown;
  cause?: LoggedError;
}

/** Returns an error for a log line: of a failed statement its text and cause, without its values. */
export function serializeError(thrown: unknown): LoggedError {
  const statement = FailedStatement.safeParse(thrown);
  if (statement.success && thrown instanceof Error) {
    const { cause, query } = statement.data;
    const reason = cause instanceof Error ? cause : new Error(String(cause));
    const place = (thrown.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n');
    return {
      message: reason.message,
      query: query.slice(0, maxQueryLength),
      stack: place,
      ...('code' in reason ? { code: reason.code } : {}),
    };
  }
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  // Not its other properties: the database's own errors carry values of rows and the whole connection.
  return {
    type: thrown.name,
    message: thrown.message,
    stack: thrown.stack ?? '',
    ...('code' in thrown ? { code: thrown.code } : {}),
    ...(thrown.cause === undefined ? {} : { cause: serializeError(thrown.cause) }),
  };
}

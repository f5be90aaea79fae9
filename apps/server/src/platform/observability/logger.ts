import pino, { type Logger, type SerializedError } from 'pino';
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

/** What a failed statement carries beside the usual: its values may be anybody's data, so they stay out. */
const FailedStatement = z.object({ query: z.string(), params: z.array(z.unknown()), cause: z.unknown() });
const longestQuery = 1000;

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

/** An error fit for a log line: of a failed statement its text and its reason, without its values. */
export function serializeError(thrown: unknown): SerializedError | { message: string; query?: string; code?: unknown } {
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
      query: query.slice(0, longestQuery),
      stack: place,
      ...('code' in reason ? { code: reason.code } : {}),
    };
  }
  return thrown instanceof Error ? pino.stdSerializers.err(thrown) : { message: String(thrown) };
}

import pino, { type Logger } from 'pino';

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

/** JSON lines on stdout. Tokens, cookies, passwords and phone numbers never get in. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: secretPaths, censor: '***' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

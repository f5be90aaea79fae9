import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BuiltServer } from './build-server.ts';
import type { DatabaseServer } from './platform/database/connect-database.ts';

interface Running {
  server: BuiltServer;
  database: DatabaseServer;
  drainSeconds: number;
  logger: Logger;
}

/**
 * On SIGTERM and Ctrl-C, stops accepting work, lets running work finish within the drain time, then closes everything.
 * The returned signal is aborted when stopping begins.
 */
export function stopOnSignals({ server, database, drainSeconds, logger }: Running): AbortSignal {
  const stopping = new AbortController();
  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    stopping.abort();
    server.beginDrain();
    const isDrained = await Promise.race([
      server.close().then(() => true),
      pause(drainSeconds * 1000, false, { ref: false }),
    ]).catch((error: unknown) => logger.error({ err: error }, 'stopping failed'));
    if (isDrained !== true) process.exitCode = 1;
    await database
      .release()
      .catch((error: unknown) => logger.error({ err: error }, 'the database could not be stopped'));
    process.exit();
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'unhandled rejection'));
  return stopping.signal;
}

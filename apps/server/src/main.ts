import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { type BuiltServer, buildServer } from './build-server.ts';
import { type Config, configFromProcess } from './config.ts';
import { defaultTenantSchema } from './modules/site/index.ts';
import { openVideo } from './open-video.ts';
import { connectDatabase, type DatabaseServer } from './platform/database/connect-database.ts';
import { createLogger } from './platform/observability/logger.ts';
import { printWelcome } from './print-welcome.ts';
import { startDemo, startEmpty } from './start-content.ts';
import { stopOnSignals } from './stop-on-signals.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'no-demo': { type: 'boolean', default: false } } });
  const config = configFromProcess();
  const logger = createLogger(config.LOG_LEVEL);
  const database = await connectDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    report: (error) => logger.error({ err: error }, 'embedded database'),
  });
  try {
    await serve(config, database, logger, values['no-demo']);
  } catch (error) {
    // The process ends without a signal, so nothing else stops the database it started.
    await database.release();
    throw error;
  }
}

async function serve(config: Config, database: DatabaseServer, logger: Logger, isEmpty: boolean): Promise<void> {
  const server = await buildServer({
    config,
    connection: database.connection,
    isOnlyWorker: database.isEmbedded && config.MODE !== 'web',
    logger,
  });
  const stopping = stopOnSignals({ server, database, drainSeconds: config.DRAIN_SECONDS, logger });
  try {
    await open(config, server, stopping, logger, isEmpty);
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Fills the library, starts the server and logs its address. */
async function open(
  config: Config,
  server: BuiltServer,
  stopping: AbortSignal,
  logger: Logger,
  isEmpty: boolean,
): Promise<void> {
  const library = { schema: defaultTenantSchema, db: server.databases.of(defaultTenantSchema) };
  // Looking at pictures is a worker's task: a web process puts in only what one needs to log in.
  const importsUntil = config.MODE === 'web' ? AbortSignal.abort() : stopping;
  const logins = isEmpty
    ? await startEmpty(library)
    : await startDemo(library, {
        folder: config.DEMO_PHOTOS,
        ingest: server.ingest,
        ticketBox: server.ticketBox,
        lotteryBox: server.lotteryBox,
        voteBox: server.voteBox,
        idCardBox: server.idCardBox,
        collectionBox: server.collectionBox,
        shop: server.shop,
        videos: openVideo(config, server.ingest),
        signal: importsUntil,
        logger,
      });
  await server.app.listen({ port: config.PORT, host: config.HOST });
  printWelcome(server.app, logins);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${plainWords(error)}\n`);
  process.exit(1);
});

function plainWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use by another program. Stop it, or choose another: PORT=8081 npm start';
  if ('code' in error && error.code === 'EACCES')
    return 'This user may not use that port or folder. Choose another: PORT=8081 DATA_DIR=~/tuyuan npm start';
  return error.message;
}

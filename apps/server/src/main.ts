import { parseArgs } from 'node:util';
import { buildServer } from './build-server.ts';
import { configFromProcess } from './config.ts';
import { defaultTenantSchema } from './modules/tenant/index.ts';
import { connectDatabase } from './platform/database/connect-database.ts';
import { createLogger } from './platform/observability/logger.ts';
import { printWelcome } from './print-welcome.ts';
import { startDemo, startEmpty } from './start-content.ts';
import { stopOnSignals } from './stop-on-signals.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'no-demo': { type: 'boolean', default: false } } });
  const config = configFromProcess();
  const logger = createLogger(config.LOG_LEVEL);
  const database = await connectDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const server = await buildServer({
    config,
    connection: database.connection,
    isOnlyWorker: database.isEmbedded,
    logger,
  });
  const stopping = stopOnSignals({ server, database, drainSeconds: config.DRAIN_SECONDS, logger });
  const library = { schema: defaultTenantSchema, db: server.databases.of(defaultTenantSchema) };
  const logins = values['no-demo']
    ? await startEmpty(library)
    : await startDemo(library, { folder: config.DEMO_PHOTOS, ingest: server.ingest, signal: stopping, logger });
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

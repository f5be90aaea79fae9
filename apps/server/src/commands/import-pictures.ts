import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { openIngest } from '../build-server.ts';
import { configFromProcess } from '../config.ts';
import { type ImportReport, importFolder, workIngestJobs } from '../modules/ingest/index.ts';
import { defaultTenantSchema, prepareTenants, tenantDirectory } from '../modules/tenant/index.ts';
import { connectDatabase } from '../platform/database/connect-database.ts';
import { openTenantDatabases, type TenantDatabases } from '../platform/database/tenant-databases.ts';
import { startPgBossQueue } from '../platform/jobs/pg-boss-queue.ts';
import { formatImportReport } from './format-import-report.ts';
import { showProgress } from './show-progress.ts';

interface Options {
  photographer: string;
  album?: string;
  review: boolean;
  host?: string;
}

/**
 * `tuyuan import`: also works the queue itself, so that it needs no running server.
 * Answers the exit code: 0 unless nothing at all could be taken.
 */
export async function importPictures(folder: string, { photographer, album, review, host }: Options): Promise<number> {
  const path = resolve(folder);
  if (!(await stat(path).catch(() => null))?.isDirectory()) throw new Error(`${path} is no folder that can be read.`);
  const config = configFromProcess();
  const server = await connectDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const databases = openTenantDatabases(server.connection, {
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: config.STATEMENT_TIMEOUT_MS,
  });
  await prepareTenants(databases);
  const schema = await schemaOf(databases, host);
  const onError = (error: unknown) =>
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // A server may be working the same queue.
  const jobs = await startPgBossQueue({ connection: server.connection, isOnlyWorker: false, onError });
  const ingest = await openIngest(config, jobs);
  const progress = showProgress(process.stdout);
  try {
    await workIngestJobs(ingest, databases.of, config.IMAGING_WORKERS);
    const report = await importFolder(
      ingest,
      { schema, db: databases.of(schema) },
      {
        folder: path,
        photographer,
        ...(album === undefined ? {} : { album }),
        publish: !review,
        onProgress: progress.update,
      },
    );
    progress.stop();
    process.stdout.write(formatImportReport(report, path));
    return exitCodeOf(report);
  } finally {
    progress.stop();
    await jobs.stop();
    ingest.imaging.close();
    await databases.close();
    await server.release();
  }
}

function exitCodeOf({ imported, resumed, duplicates, waiting }: ImportReport): number {
  return imported + resumed + duplicates.length + waiting.length > 0 ? 0 : 1;
}

async function schemaOf(databases: TenantDatabases, host: string | undefined): Promise<string> {
  if (host === undefined) return defaultTenantSchema;
  const tenant = await tenantDirectory(databases.platform).find(host);
  if (!tenant) throw new AppError('Tenant.NotFound', { details: host });
  return tenant.schema;
}

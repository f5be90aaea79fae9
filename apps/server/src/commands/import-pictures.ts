import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { type ImportReport, importFolder, reindexSearch, workIngestJobs } from '../modules/library/index.ts';
import { openIngest } from '../open-ingest.ts';
import { startPgBossQueue } from '../platform/jobs/pg-boss-queue.ts';
import { formatImportReport } from './format-import-report.ts';
import { licencePrices, type readLicence } from './licence-prices.ts';
import { openInstallation, schemaOfHost } from './open-installation.ts';
import { showProgress } from './show-progress.ts';

export interface ImportOptions {
  photographer: string;
  album?: string;
  review: boolean;
  host?: string;
  /** Cents; without it nothing is for sale. */
  price?: number;
  licence?: ReturnType<typeof readLicence>;
}

/**
 * `tuyuan import`: also works the queue itself, so that it needs no running server. Returns the exit code: 0 unless no
 * file at all could be imported.
 */
export async function importPictures(folder: string, options: ImportOptions): Promise<number> {
  const { photographer, album, review, host, price, licence } = options;
  if (licence && price === undefined) throw new Error('--licence says what is sold, so it needs a --price.');
  const path = resolve(folder);
  if (!(await stat(path).catch(() => null))?.isDirectory()) throw new Error(`${path} is no folder that can be read.`);
  const { config, connection, databases, close } = await openInstallation();
  const schema = await schemaOfHost(databases, host);
  const onError = (error: unknown) =>
    process.stderr.write(`${error instanceof Error ? error.message : inspect(error)}\n`);
  // A server may be working the same queue.
  const jobs = await startPgBossQueue({ connection, isOnlyWorker: false, onError });
  const ingest = await openIngest(config, jobs);
  const progress = showProgress(process.stdout);
  try {
    await workIngestJobs(ingest, databases.of, config.IMAGING_WORKERS + 1);
    const report = await importFolder(
      ingest,
      { schema, db: databases.of(schema) },
      {
        folder: path,
        photographer,
        ...(album === undefined ? {} : { album }),
        publish: !review,
        prices: licencePrices(price, licence),
        onProgress: progress.update,
      },
    );
    progress.stop();
    await jobs.enqueue(databases.of(schema), reindexSearch, schema, {});
    process.stdout.write(formatImportReport(report, path));
    return exitCodeOf(report);
  } finally {
    progress.stop();
    await jobs.stop();
    ingest.imaging.close();
    await close();
  }
}

function exitCodeOf({ imported, resumed, duplicates, waiting }: ImportReport): number {
  return imported + resumed + duplicates.length + waiting.length > 0 ? 0 : 1;
}

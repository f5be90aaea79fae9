import { queueRenderings } from '../modules/library/index.ts';
import { startPgBossQueue } from '../platform/jobs/pg-boss-queue.ts';
import { openInstallation, schemaOfHost } from './open-installation.ts';

interface Options {
  stale: boolean;
  host?: string;
}

/** `tuyuan render`: enqueues images for rendering; a running server, or the next one started, renders them. */
export async function renderAgain({ stale, host }: Options): Promise<void> {
  const { connection, databases, close } = await openInstallation();
  try {
    const schema = await schemaOfHost(databases, host);
    const jobs = await startPgBossQueue({ connection, isOnlyWorker: false, onError: () => undefined });
    try {
      const count = await queueRenderings(jobs, { schema, db: databases.of(schema) }, { onlyStale: stale });
      process.stdout.write(
        `${count} images are queued; the running server, or else the next one started, renders them.\n`,
      );
    } finally {
      await jobs.stop();
    }
  } finally {
    await close();
  }
}

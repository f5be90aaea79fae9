import type pg from 'pg';
import PgBoss from 'pg-boss';
import { z } from 'zod';
import { afterCommit } from '../database/database.ts';
import type { JobQueue } from './job-queue.ts';

type QueueOptions = Parameters<JobQueue['pending']>[0];

const Envelope = z.object({ schema: z.string(), data: z.unknown() });
/** For what another process queued and what is tried again; a job of this process wakes its workers as it is committed. */
const pollingIntervalSeconds = 2;

/** Under a lock, because two processes that start together would both create it. */
const indexFailedJobs = `DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('pgboss.job_failed', 0));
  CREATE INDEX IF NOT EXISTS job_failed ON pgboss.job_common ((data->>'schema'), completed_on DESC) WHERE state = 'failed';
END $$`;

interface Options {
  connection: pg.ClientConfig;
  /** True when no other process works these queues: jobs active when a killed process died are resumed at once. */
  isOnlyWorker: boolean;
  onError: (error: unknown) => void;
}

/** Jobs in the application's own database (schema `pgboss`). */
export async function startPgBossQueue({ connection, isOnlyWorker, onError }: Options): Promise<JobQueue> {
  const { connectionString, host, port, user, database } = connection;
  const boss = new PgBoss({
    ...(connectionString === undefined ? {} : { connectionString }),
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(user === undefined ? {} : { user }),
    ...(database === undefined ? {} : { database }),
    application_name: 'tuyuan-jobs',
    max: 4,
    schedule: false,
  });
  let isStopping = false;
  // Stopping cuts the queue's own connections; those errors are ignored.
  boss.on('error', (error) => {
    if (!isStopping) onError(error);
  });
  await boss.start();
  // Finished jobs stay for a week; the few that failed are counted often.
  await boss.getDb().executeSql(indexFailedJobs, []);
  if (isOnlyWorker)
    await boss
      .getDb()
      .executeSql("UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'", []);

  const workers = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  const ready = new Map<string, Promise<void>>();
  function ensure(kind: QueueOptions): Promise<void> {
    let made = ready.get(kind.name);
    if (!made) {
      made = boss.createQueue(kind.name, {
        retryLimit: kind.retries,
        retryBackoff: true,
        policy: kind.isMerged ? 'short' : 'standard',
        expireInSeconds: kind.expiresAfter,
      });
      ready.set(kind.name, made);
      // While the database is gone this fails, and must not for ever.
      made.catch(() => ready.delete(kind.name));
    }
    return made;
  }

  return {
    async enqueue(transaction, kind, schema, data, { isByHand = false } = {}) {
      await ensure(kind);
      const parsed = kind.data.parse(data);
      const item = kind.mergedBy?.(parsed);
      await boss.send(
        kind.name,
        { schema, data: parsed, ...(isByHand && { isByHand }) },
        {
          ...(kind.startsAfter === undefined ? {} : { startAfter: kind.startsAfter }),
          ...(kind.isMerged ? { singletonKey: item === undefined ? schema : `${schema}/${item}` } : {}),
          db: { executeSql: (text, values) => transaction.$client.query(text, values) },
        },
      );
      afterCommit(transaction, () => wake(kind.name));
    },
    async work(kind, concurrency, handler) {
      await ensure(kind);
      // One job per worker: in a batch, one slow job would delay all that could follow it.
      for (let i = 0; i < concurrency; i += 1) {
        const options = { batchSize: 1, pollingIntervalSeconds, includeMetadata: true as const };
        const id = await boss.work(kind.name, options, async ([job]) => {
          if (!job) return;
          // Where one job waited another may: without this the worker would rest until its next poll.
          wake(kind.name);
          const { schema, data } = Envelope.parse(job.data);
          try {
            await handler(schema, kind.data.parse(data), { isLast: job.retryCount >= job.retryLimit });
          } catch (error) {
            onError(error);
            throw error;
          }
        });
        workers.set(kind.name, [...(workers.get(kind.name) ?? []), id]);
      }
    },
    async pending(kind) {
      await ensure(kind);
      const { rows } = await boss
        .getDb()
        .executeSql("SELECT count(*)::int AS pending FROM pgboss.job WHERE name = $1 AND state < 'completed'", [
          kind.name,
        ]);
      return z.array(z.object({ pending: z.number() })).parse(rows)[0]?.pending ?? 0;
    },
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}

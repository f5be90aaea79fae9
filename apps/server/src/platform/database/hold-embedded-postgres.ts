import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const applicationName = 'tuyuan-holder';
const firstPauseMs = 200;
const maxPauseMs = 3000;

interface Options {
  connection: pg.ClientConfig;
  /** Starts the database unless it runs. */
  start: () => Promise<void>;
  report: (error: Error) => void;
}

interface Hold {
  /** Ends the hold. Resolves with true when no other process holds the database. */
  release(): Promise<boolean>;
}

/**
 * Starts the database and keeps one connection to it, by which other processes see that it is in use and this one
 * notices its death: the database is then started again, at growing intervals until it succeeds.
 */
export async function holdEmbeddedPostgres({ connection, start, report }: Options): Promise<Hold> {
  const released = new AbortController();
  let holder: pg.Client;
  let returning: Promise<void> | null = null;

  async function hold(): Promise<void> {
    await start();
    holder = await connectWhenReady(connection);
    holder.once('end', () => {
      if (released.signal.aborted) return;
      report(new Error('The embedded database was lost.'));
      returning = holdAgain().finally(() => {
        returning = null;
      });
    });
  }

  async function holdAgain(): Promise<void> {
    for (let pauseMs = firstPauseMs; !released.signal.aborted; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        return await hold();
      } catch (cause) {
        report(new Error('The embedded database does not start again.', { cause }));
        await pause(pauseMs, undefined, { ref: false, signal: released.signal }).catch(() => undefined);
      }
    }
  }

  await hold();
  return {
    async release() {
      released.abort();
      await returning;
      const isLast = (await otherHolders(holder)) === 0;
      await holder.end();
      return isLast;
    },
  };
}

/** A database that has just been started, here or by another process, rejects connections for a moment. */
async function connectWhenReady(connection: pg.ClientConfig): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ ...connection, application_name: applicationName });
    // Losing the database must not take the process down; pools reconnect by themselves.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end();
      if (tries === 100) throw error;
      await pause(100);
    }
  }
}

async function otherHolders(holder: pg.Client): Promise<number> {
  try {
    const { rows } = await holder.query<{ others: number }>(
      'SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
      [applicationName],
    );
    return rows[0]?.others ?? 0;
  } catch {
    return 0;
  }
}

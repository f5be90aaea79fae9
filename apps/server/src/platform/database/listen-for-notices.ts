import pg from 'pg';

export interface NoticeListener {
  close(): Promise<void>;
}

interface Options {
  channels: readonly string[];
  heard(channel: string, payload: string): void;
  /** Called when listening resumes after an interruption: notices in between are lost. */
  resumed(): void;
  failed(error: unknown): void;
}

const retryMs = 500;
/** A connection whose other end is gone does not report it. */
const checkEveryMs = 10_000;
const answerWithinMs = 5000;

/** Listens for `pg_notify` notices of committed transactions. Rejects when the database cannot be reached at first. */
export async function listenForNotices(connection: pg.ClientConfig, options: Options): Promise<NoticeListener> {
  const { channels, heard, resumed, failed } = options;
  let client: pg.Client | null = null;
  let isClosed = false;

  async function open(): Promise<void> {
    const opened = new pg.Client({
      ...connection,
      application_name: 'tuyuan-listen',
      keepAlive: true,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    opened.on('notification', ({ channel, payload }) => heard(channel, payload ?? ''));
    // Also after it has ended: unheard, an error would end the process.
    opened.on('error', (error) => failed(error));
    opened.on('end', () => {
      if (client === opened) again();
    });
    try {
      await opened.connect();
      for (const channel of channels) await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      client = opened;
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
  }

  function again(): void {
    client = null;
    if (isClosed) return;
    setTimeout(() => {
      if (isClosed) return;
      open().then(resumed, (error: unknown) => {
        failed(error);
        again();
      });
    }, retryMs).unref();
  }

  const check = setInterval(() => {
    const checked = client;
    checked?.query('SELECT 1').catch(() => {
      if (client !== checked) return;
      again();
      void checked.end().catch(() => undefined);
    });
  }, checkEveryMs);
  check.unref();

  await open();
  return {
    async close() {
      isClosed = true;
      clearInterval(check);
      await client?.end().catch(() => undefined);
    },
  };
}

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tidyLibraryJob } from './modules/library/index.ts';
import { startTestServer } from './testing/test-server.ts';

const address = '/api/services/app/indexData/GetWebSettings';

it('a web process serves and leaves the jobs to others', async () => {
  const server = await startTestServer({ MODE: 'web' });
  try {
    expect((await server.app.inject({ url: address })).statusCode).toBe(200);
    await server.ingest.jobs.enqueue(server.db, tidyLibraryJob, 'tenant_default', {});
    const { rows } = await server.db.execute(sql`SELECT count(*)::int AS count FROM pgboss.job`);
    expect(rows).toEqual([{ count: 1 }]);
  } finally {
    await server.stop();
  }
});

it('a worker process works the jobs, tells that it lives, and serves no site', async () => {
  const server = await startTestServer({ MODE: 'worker' });
  try {
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    for (const url of [address, '/', '/api/docs', '/api/Resource/Image/1/320/x'])
      expect((await server.app.inject({ url })).json()).toMatchObject({ error: { code: 'Request.NotFound' } });
    await expect.poll(() => server.ingest.jobs.pending(tidyLibraryJob), { timeout: 20_000 }).toBe(0);
  } finally {
    await server.stop();
  }
});

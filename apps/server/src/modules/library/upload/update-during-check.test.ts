import { createUploads, updateUploads } from '@tuyuan/contract/library/image-upload.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { findIds } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const noCamera = { make: null, model: null, lens: null, aperture: null, exposure: null, iso: null, focalLength: null };
const waitingForLock = () =>
  findIds(
    server.db,
    sql`SELECT pid AS id FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );

it('details reach a picture that becomes a draft in the same moment', async () => {
  const lin = await server.logInAs('lin', ['photographer']);
  const authorId = await libraryBuilder(server.db).photographer('lin');
  const files = [{ fileName: '丁.jpg', bytes: 1000 }];
  const { items } = await resultOf(server.app, createUploads, { files }, lin);
  const changes = [{ id: items[0]?.id, title: '丁' }];
  let change: Promise<unknown> | undefined;
  await inTransaction(server.db, async (transaction) => {
    const draft = await libraryBuilder(transaction).image({ authorId, reviewState: 'draft' });
    await transaction.execute(sql`UPDATE image SET camera = ${JSON.stringify(noCamera)}::jsonb WHERE id = ${draft.id}`);
    await transaction.execute(
      sql`UPDATE upload SET state = 'ready', image_id = ${draft.id} WHERE id = ${items[0]?.id}`,
    );
    change = callEndpoint(server.app, updateUploads, { changes }, lin);
    await expect.poll(waitingForLock).toHaveLength(1);
  });
  expect(await change).toMatchObject({ status: 200, result: { items: [{ details: { title: '丁' } }] } });
});

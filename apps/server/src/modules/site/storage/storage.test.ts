import { getStorage } from '@tuyuan/contract/site/storage.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { measureStorage } from './measure-storage.ts';

const schema = 'tenant_default';
let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  // Measuring by the clock would meet the test's own.
  server = await startTestServer({ MODE: 'web' });
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const measure = () =>
  measureStorage({ storage: server.ingest.storage, timeZone: 'Asia/Shanghai' }, { schema, db: server.db });
const stored = () => resultOf(server.app, getStorage, {}, admin);

it('is unknown until it was measured', async () => {
  expect(await stored()).toMatchObject({ measuredAt: null, kinds: [], days: [] });
});

it('is added up by folder, its growth beside it; a second measuring replaces the first of the day', async () => {
  const { storage } = server.ingest;
  await storage.put(`${schema}/orig/aa/bb/cc.jpg`, Buffer.alloc(1000));
  await storage.put(`${schema}/derivatives/aa/bb/v/1.webp`, Buffer.alloc(300));
  await storage.put(`${schema}/novelty/aa.bin`, Buffer.alloc(7));
  await storage.put('tenant_other/orig/aa/bb/cc.jpg', Buffer.alloc(9000));
  await server.db.execute(
    sql`INSERT INTO storage_measure (day, kind, files, bytes) VALUES (current_date - 20, 'orig', 1, 400), (current_date - 60, 'orig', 1, 1)`,
  );
  await Promise.all([measure(), measure()]);
  const { measuredAt, kinds, days, disk } = await stored();
  expect(measuredAt).not.toBeNull();
  expect(kinds).toEqual([
    { kind: 'orig', files: 1, bytes: 1000, bytesBefore: 400 },
    { kind: 'derivatives', files: 1, bytes: 300, bytesBefore: null },
    { kind: 'other', files: 1, bytes: 7, bytesBefore: null },
  ]);
  expect(days.map(({ bytes }) => bytes)).toEqual([1, 400, 1307]);
  expect(disk?.freeBytes).toBeGreaterThan(0);
});

it('names the largest owners and what lies in the trash', async () => {
  const build = libraryBuilder(server.db);
  const small = await build.photographer('small');
  const large = await build.photographer('large');
  await build.image({ authorId: small });
  await build.image({ authorId: large });
  const thrown = await build.image({ authorId: large });
  await server.db.execute(sql`UPDATE image SET review_state = 'deleted' WHERE id = ${thrown.id}`);
  const { owners, trash } = await stored();
  expect(owners.map(({ nickName, images }) => [nickName, images])).toEqual([
    ['large', 2],
    ['small', 1],
  ]);
  expect(trash).toMatchObject({ images: 1, bytes: 1000 });
});

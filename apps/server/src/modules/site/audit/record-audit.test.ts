import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieJar } from '../../../platform/http/cookie-jar.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { recordAudit } from './record-audit.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const contextOf = (requestId: string): RequestContext => ({
  tenant: { id: 1, name: '', schema: 'tenant_default', isHost: true, isSuspended: false, isOnly: true },
  db: test.db,
  actor: null,
  ticket: null,
  letIn: { userId: null },
  requestId,
  origin: 'https://tuyuan.example',
  cookies: cookieJar({}),
  clientIp: '192.0.2.1',
  userAgent: 'test',
  idempotencyKey: undefined,
  tokenHash: null,
});
const record = (service: string, requestId: string, errorCode: string | null = null) =>
  recordAudit(contextOf(requestId), {
    service,
    action: 'Do',
    parameters: { text: requestId, list: [1, null] },
    durationMs: 3,
    errorCode,
    subject: { kind: 'thing', ids: [7, 8] },
  });
const written = async (service: string) =>
  (
    await test.db.execute(sql`
      SELECT request_id, xmin::text AS statement, parameters, entity_kind, entity_ids FROM audit_log WHERE service = ${service} ORDER BY request_id`)
  ).rows;

it('writes calls that end together by few statements, each of them whole', async () => {
  const requests = Array.from({ length: 20 }, (_, i) => `call ${i + 10}`);
  await Promise.all(requests.map((requestId) => record('together', requestId)));
  const rows = await written('together');
  expect(rows.map(({ request_id }) => request_id)).toEqual(requests);
  expect(new Set(rows.map(({ statement }) => statement)).size).toBeLessThan(3);
  expect(rows[3]).toMatchObject({
    parameters: { text: 'call 13', list: [1, null] },
    entity_kind: 'thing',
    entity_ids: [7, 8],
  });
});

it('loses no other call to one that can’t be written', async () => {
  const calls = [record('refused', 'one'), record('refused', 'two', 'nul \0'), record('refused', 'three')];
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await written('refused')).map(({ request_id }) => request_id)).toEqual(['one', 'three']);
});

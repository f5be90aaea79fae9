import { takeImagesOffline, updateImage } from '@tuyuan/contract/library/image-management.ts';
import { createRegion } from '@tuyuan/contract/library/region-management.ts';
import {
  exportAuditLogs,
  getAuditedCalls,
  getAuditLog,
  getAuditLogDay,
  getAuditLogs,
  getEntityHistory,
} from '@tuyuan/contract/site/audited-log.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { purgeLogs } from './purge-logs.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());

interface Planted {
  userName?: string;
  service?: string;
  action?: string;
  parameters?: unknown;
  durationMs?: number;
  errorCode?: string;
  clientIp?: string;
  requestId?: string;
  ids?: number[];
  /** Age of the entry. */
  age?: string;
}
async function plant(row: Planted): Promise<void> {
  await server.db.execute(sql`
    INSERT INTO audit_log (at, user_id, user_name, service, action, parameters, duration_ms, error_code, client_ip, user_agent, request_id, entity_kind, entity_ids)
    VALUES (now() - ${row.age ?? '0'}::interval, ${row.userName ? 1 : null}, ${row.userName ?? null}, ${row.service ?? 'planted'}, ${row.action ?? 'Do'},
      ${JSON.stringify(row.parameters ?? {})}::jsonb, ${row.durationMs ?? 5}, ${row.errorCode ?? null}, ${row.clientIp ?? '10.0.0.1'}, 'test',
      ${row.requestId ?? 'r'}, ${row.ids ? (row.service ?? 'planted') : null}, ${sql.param(row.ids ?? [])}::int[])`);
}
const list = (query: Record<string, unknown>) => resultOf(server.app, getAuditLogs, query, admin);
const actions = async (query: Record<string, unknown>) => (await list(query)).items.map(({ action }) => action);

describe('the list', () => {
  beforeAll(async () => {
    await plant({ service: 'filters', action: 'ByAnna', userName: 'Anna', age: '5 minutes' });
    await plant({ service: 'filters', action: 'Slow', durationMs: 1500, age: '4 minutes' });
    await plant({ service: 'filters', action: 'Failed', errorCode: 'Image.NotFound', age: '3 minutes' });
    await plant({ service: 'filters', action: 'Elsewhere', clientIp: '10.9.9.9', age: '2 minutes' });
    await plant({ service: 'filters', action: 'Worded', parameters: { title: '江城 100% 四季' }, age: '1 minute' });
    await plant({ service: 'filters', action: 'Asked', requestId: 'a0b1c2d3-0000-4000-8000-0123456789ab' });
  });

  it.each([
    ['who did it, in any case', { userName: 'anna' }, ['ByAnna']],
    ['how long it took', { minDurationMs: 1000 }, ['Slow']],
    ['whether it failed', { onlyErrors: true }, ['Failed']],
    ['where it came from', { clientIp: '10.9.9.9' }, ['Elsewhere']],
    ['words of its parameters, % meaning itself', { keyword: '100%' }, ['Worded']],
    ['the number of its request', { keyword: 'a0b1c2d3-0000-4000-8000-0123456789ab' }, ['Asked']],
    ['what was called', { action: 'Slow' }, ['Slow']],
  ])('is narrowed by %s', async (_rule, query, expected) => {
    expect(await actions({ service: 'filters', ...query })).toEqual(expected);
  });

  it('is narrowed by a span of time of the site’s clocks', async () => {
    await plant({ service: 'span', action: 'Old', age: '3 days' });
    await plant({ service: 'span', action: 'New' });
    const [latest] = (await list({ service: 'span' })).items;
    expect(await actions({ service: 'span', from: latest?.at })).toEqual(['New']);
    expect(await actions({ service: 'span', to: latest?.at.replace(/^\d{4}/, '2020') })).toEqual([]);
    const called = await callEndpoint(server.app, getAuditLogs, { from: '2026-02-30T00:00:00' }, admin);
    expect(called.validationErrors).toEqual([{ message: '没有这个时间', members: ['from'] }]);
  });

  it('goes on from a cursor without losing or repeating rows of the same moment', async () => {
    await server.db.execute(sql`
      INSERT INTO audit_log (service, action, parameters, duration_ms, client_ip, user_agent, request_id)
      SELECT 'paged', 'n' || n, '{}', 1, '', '', '' FROM generate_series(1, 25) n`);
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await list({ service: 'paged', maxResultCount: 10, ...(cursor !== undefined && { cursor }) });
      seen.push(...page.items.map(({ action }) => action));
      if (page.nextCursor === null || page.nextCursor === undefined) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => `n${25 - index}`));
  });

  it('offers the calls there are rows of, each once', async () => {
    const { items } = await resultOf(server.app, getAuditedCalls, {}, admin);
    const names = items.map(({ service, action }) => `${service}/${action}`);
    expect(names).toContain('filters/Slow');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted());
  });

  it('names whom a log-in let in, though the call came without a session', async () => {
    await server.logInAs('newcomer', ['user']);
    const [row] = (await list({ service: 'Account', userName: 'newcomer' })).items;
    expect(row).toMatchObject({ action: 'Login', user: { userName: 'newcomer' }, errorCode: null });
  });

  it('tells of one call who, where, what with which words, secrets masked', async () => {
    await callEndpoint(server.app, createRegion, { name: '', password: 'hunter2' }, admin);
    const [row] = (await list({ service: 'region', onlyErrors: true })).items;
    const detail = await resultOf(server.app, getAuditLog, { id: row?.id }, admin);
    expect(detail).toMatchObject({
      user: { userName: 'chief' },
      tenantName: expect.any(String),
      errorCode: 'Request.Invalid',
      errorMessage: '填写的内容有误，请检查后重试。',
      parameters: { name: '', password: '***' },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((await callEndpoint(server.app, getAuditLog, { id: 999_999_999 }, admin)).code).toBe('AuditLog.NotFound');
  });

  it('is exported whole, over a permission of its own', async () => {
    const { path } = await resultOf(server.app, exportAuditLogs, { service: 'filters', format: 'csv' }, admin);
    const { body } = await server.app.inject({ method: 'GET', url: path, headers: admin });
    expect(body.trimEnd().split('\r\n')).toHaveLength(7);
    expect(body).toContain('图片不存在或已下架。');
    await server.db.execute(
      sql`INSERT INTO user_permission SELECT id, 'Pages.AuditLogs.Export', false FROM app_user WHERE user_name = 'chief'`,
    );
    expect((await callEndpoint(server.app, exportAuditLogs, { format: 'csv' }, admin)).code).toBe('Permission.Denied');
    await server.db.execute(sql`DELETE FROM user_permission`);
  });
});

describe('a row’s history', () => {
  it('is every call about it, alone or among others, and none about another row of that number', async () => {
    const build = libraryBuilder(server.db);
    const authorId = await build.photographer('史');
    const image = await build.image({ authorId, title: '旧名' });
    const other = await build.image({ authorId });
    const words = { description: '', labels: [], categoryId: null, regionId: null, unitPrice: 0 };
    await resultOf(server.app, updateImage, { id: image.id, title: '新名', ...words }, admin);
    await resultOf(server.app, takeImagesOffline, { ids: [other.id, image.id] }, admin);
    await plant({ service: 'album', action: 'UpdateAlbum', ids: [image.id] });
    const history = await resultOf(server.app, getEntityHistory, { kind: 'image', id: image.id }, admin);
    expect(history.items.map(({ action }) => action)).toEqual(['TakeImagesOffline', 'UpdateImage']);
    expect(history.items[1]).toMatchObject({ parameters: { title: '新名' }, user: { userName: 'chief' } });
    expect(history.totalCount).toBe(2);
  });

  it('begins with the call that made the row', async () => {
    const { id } = await resultOf(server.app, createRegion, { name: '青河', parentId: null }, admin);
    const { items } = await resultOf(server.app, getEntityHistory, { kind: 'region', id }, admin);
    expect(items.map(({ action }) => action)).toEqual(['Create']);
  });
});

describe('the log as evidence', () => {
  const refused = async (statement: ReturnType<typeof sql>) =>
    expect(server.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });

  it('can’t be changed, emptied or thinned out', async () => {
    await plant({ service: 'evidence', age: '179 days' });
    await refused(sql`UPDATE audit_log SET user_name = 'nobody' WHERE service = 'evidence'`);
    await refused(sql`DELETE FROM audit_log WHERE service = 'evidence'`);
    await refused(sql`TRUNCATE audit_log`);
    expect((await list({ service: 'evidence' })).totalCount).toBe(1);
  });

  it('keeps 180 days, in batches, together with the other two logs', async () => {
    // In one transaction: the server's own round, which may begin at any moment, takes none of them.
    const purged = await inTransaction(server.db, async (transaction) => {
      await transaction.execute(sql`
        INSERT INTO audit_log (at, service, action, parameters, duration_ms, client_ip, user_agent, request_id)
        SELECT now() - interval '181 days', 'old', 'x', '{}', 1, '', '', '' FROM generate_series(1, 5001)`);
      await transaction.execute(sql`
        INSERT INTO login_attempt (at, user_name, result, client_ip, user_agent) VALUES (now() - interval '181 days', 'old', 'wrong', '', '')`);
      await transaction.execute(sql`
        INSERT INTO front_end_error (at, user_agent, error_msg, api_url, page_url, client_ip) VALUES (now() - interval '181 days', '', 'old', '', '', '')`);
      return purgeLogs(transaction);
    });
    expect(purged).toBe(5003);
    expect((await list({ service: 'old' })).totalCount).toBe(0);
    expect((await list({ service: 'evidence' })).totalCount).toBe(1);
    expect((await list({})).retentionDays).toBe(180);
  });

  it('keeps 30 days at least, whatever the setting says', async () => {
    await plant({ service: 'short', age: '29 days' });
    await plant({ service: 'short', age: '31 days' });
    for (const value of ['1', '-5', 'x']) {
      await server.db.execute(
        sql`INSERT INTO setting VALUES ('auditKeepDays', ${value}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      );
      await purgeLogs(server.db);
      expect((await list({ service: 'short' })).totalCount).toBe(1);
    }
    await server.db.execute(sql`DELETE FROM setting WHERE name = 'auditKeepDays'`);
  });
});

describe('a day', () => {
  const dayOf = (query: Record<string, unknown>) => resultOf(server.app, getAuditLogDay, query, admin);

  it('is counted by half hours of the site’s clock, under the same filters as the list', async () => {
    const at = async (local: string, errorCode: string | null) =>
      server.db.execute(sql`
        INSERT INTO audit_log (at, service, action, parameters, duration_ms, error_code, client_ip, user_agent, request_id)
        VALUES (${local}::timestamp AT TIME ZONE 'Asia/Shanghai', 'spread', 'Do', '{}', 5, ${errorCode}, '10.0.0.1', 'test', 'r')`);
    await at('2026-03-01 00:00:00', null);
    await at('2026-03-01 10:29:59.9', null);
    await at('2026-03-01 10:30:00', 'Image.NotFound');
    await at('2026-03-01 23:59:59.9', null);
    await at('2026-03-02 00:00:00', null);
    const { halfHours } = await dayOf({ day: '2026-03-01', service: 'spread' });
    expect(halfHours).toHaveLength(48);
    expect(Object.entries(halfHours).filter(([, { count }]) => count > 0)).toEqual([
      ['0', { count: 1, failed: 0 }],
      ['20', { count: 1, failed: 0 }],
      ['21', { count: 1, failed: 1 }],
      ['47', { count: 1, failed: 0 }],
    ]);
    const failed = await dayOf({ day: '2026-03-01', service: 'spread', onlyErrors: true });
    expect(failed.halfHours.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  it('that no calendar has is refused', async () => {
    const answer = await callEndpoint(server.app, getAuditLogDay, { day: '2026-02-30' }, admin);
    expect(answer.status).toBe(400);
  });
});

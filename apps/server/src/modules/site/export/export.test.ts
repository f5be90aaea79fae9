import { once } from 'node:events';
import { request } from 'node:http';
import { exportImages } from '@tuyuan/contract/library/image-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let editor: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ EXPORTS_AT_ONCE: '1' });
  editor = await server.logInAs('editor', ['admin']);
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('周');
  for (const title of ['=1+1', '逗号, 引号" 和\n换行', '普通'])
    await build.image({ authorId, title, unitPrice: 1250, publishedAt: '2026-03-01T00:30:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM user_permission`);
});

const linkOf = async (filters: Record<string, unknown> = {}) =>
  (await resultOf(server.app, exportImages, { format: 'csv', ...filters }, editor)).path;
const fetchLink = (url: string, headers: Record<string, string> = editor) =>
  server.app.inject({ method: 'GET', url, headers });
const codeOf = (answer: { json(): unknown }) =>
  z.object({ error: z.object({ code: z.string() }) }).parse(answer.json());

describe('a link', () => {
  it('leads once to the file, however many follow it at the same time', async () => {
    const path = await linkOf();
    const answers = await Promise.all([fetchLink(path), fetchLink(path), fetchLink(path)]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect((await fetchLink(path)).statusCode).toBe(404);
  });

  it('is good for whoever asked for it, in the tenant it was asked in, and stays so when another tried', async () => {
    const other = await server.logInAs('other', ['admin']);
    const path = await linkOf();
    expect(codeOf(await fetchLink(path, other)).error.code).toBe('Export.LinkUsed');
    expect(codeOf(await fetchLink(path, {})).error.code).toBe('Session.Required');
    expect((await fetchLink(path)).statusCode).toBe(200);
  });

  it('is followed with the cookie, as a browser does', async () => {
    const answer = await fetchLink(await linkOf(), { cookie: `authorization=${editor.authorization.slice(7)}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''%E5%9B%BE%E7%89%87%20/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('asks for the permission again when it is used', async () => {
    const path = await linkOf();
    await server.db.execute(
      sql`INSERT INTO user_permission SELECT id, 'Pages.Images', false FROM app_user WHERE user_name = 'editor'`,
    );
    const answer = await fetchLink(path);
    expect(answer.statusCode).toBe(403);
    expect(codeOf(answer).error.code).toBe('Permission.Denied');
    expect((await callEndpoint(server.app, exportImages, { format: 'csv' }, editor)).code).toBe('Permission.Denied');
  });

  it('ends after five minutes', async () => {
    const path = await linkOf();
    await server.db.execute(sql`UPDATE export_link SET expires_at = expires_at - interval '5 minutes'`);
    expect(codeOf(await fetchLink(path)).error.code).toBe('Export.LinkUsed');
  });

  it('is kept as a hash only', async () => {
    const path = await linkOf();
    const { rows } = await server.db.execute(
      sql`SELECT token_hash::text || list || filters::text AS all FROM export_link`,
    );
    expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1));
  });
});

describe('a file', () => {
  it('holds the filtered rows as CSV that a spreadsheet reads and never executes', async () => {
    const { body, headers } = await fetchLink(await linkOf({ sorting: 'title ASC' }));
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.charCodeAt(0)).toBe(0xfeff);
    expect(body).toContain(",'=1+1,");
    expect(body).toContain(',"逗号, 引号"" 和\n换行",');
    expect(body).toContain(',12.5,');
    expect(body).toContain(',2026-03-01 08:30:00,');
    expect(body.trimEnd().split('\r\n')).toHaveLength(4);
    const narrowed = await fetchLink(await linkOf({ keyword: '普通' }));
    expect(narrowed.body.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('is told of in the audit log, with what was exported and how many rows', async () => {
    await fetchLink(await linkOf({ keyword: '普通' }));
    const { rows } = await server.db.execute(
      sql`SELECT user_name, parameters, error_code FROM audit_log WHERE service = 'export' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        user_name: 'editor',
        error_code: null,
        parameters: { list: exportImages.path, format: 'csv', rows: 1 },
      },
    ]);
  });
});

describe('while an export runs', () => {
  let origin: string;
  beforeAll(async () => {
    // Enough that the file does not fit into the buffers before a client that does not read.
    await server.db.execute(sql`
      INSERT INTO image (no, title, author_id, bytes, format, sha256, original_key)
      SELECT 'L' || n, repeat('长标题', 300), (SELECT user_id FROM photographer LIMIT 1), 1, 'jpeg', sha256(n::text::bytea), 'x' FROM generate_series(1, 20000) n`);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });

  async function openDownload(path: string) {
    const asked = request(`${origin}${path}`, { headers: editor }).end();
    const [response] = await once(asked, 'response');
    return { asked, status: z.object({ statusCode: z.number() }).parse(response).statusCode };
  }

  it.each(['csv', 'xlsx'])(
    'asks the next one to wait, and is ready again when the reader of a %s goes away',
    async (format) => {
      const first = await openDownload(await linkOf({ format }));
      expect(first.status).toBe(200);
      const waiting = await linkOf();
      const busy = await fetchLink(waiting);
      expect(busy.statusCode).toBe(429);
      expect(codeOf(busy).error.code).toBe('Export.Busy');
      first.asked.destroy();
      await expect.poll(async () => (await fetchLink(waiting)).statusCode, { timeout: 20_000 }).toBe(200);
      const { rows } = await server.db.execute(
        sql`SELECT error_code FROM audit_log WHERE service = 'export' AND parameters->>'format' = ${format} AND error_code IS NOT NULL`,
      );
      expect(rows).toContainEqual({ error_code: 'Export.CutShort' });
      const openTransactions = async () => {
        const { rows: open } = await server.db.execute(
          sql`SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
        );
        return open;
      };
      // Other work of the server may be between two of its statements at any one moment.
      await expect.poll(openTransactions, { timeout: 10_000 }).toEqual([]);
    },
  );
});

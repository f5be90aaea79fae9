import { randomBytes, randomUUID } from 'node:crypto';
import { defineEndpoint, defineUpload } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertSeedRoles } from '../../modules/account/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../observability/logger.ts';
import { openSecretBox } from '../secret-box.ts';
import { bindEndpoint } from './bind-endpoint.ts';
import { buildApp } from './build-app.ts';
import type { AuditEntry } from './endpoint-services.ts';
import type { Actor } from './request-context.ts';

const note = z.object({ id: z.int(), text: z.string() });
const writeNote = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/note/Write',
  access: 'user',
  summary: 'Writes a note.',
  input: z.object({ text: z.string().min(1, '不能为空').max(5) }),
  output: note,
  errors: [],
  idempotent: true,
});
const readNotes = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/note/GetAll',
  access: 'permission:Pages.Articles',
  summary: 'Reads the notes.',
  input: z.object({ failWith: z.string().optional() }),
  output: z.object({ items: z.array(note) }),
  errors: [],
});

const makeKey = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/note/MakeKey',
  access: 'user',
  summary: 'Makes a secret.',
  input: z.object({}),
  output: z.object({ key: z.string() }),
  errors: [],
  idempotent: true,
  isSecret: true,
});

const keepPicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/note/KeepPicture',
  access: 'user',
  summary: 'Takes a file.',
  input: z.object({ title: z.string().max(5, '最多 5 个字').optional() }),
  output: z.object({ bytes: z.int(), fileName: z.string(), title: z.string() }),
  errors: [],
  inPerson: true,
  idempotent: true,
  upload: { maxBytes: 1000 },
});

const actors: Record<string, Actor> = {
  'helped-helped-helped-he': { ...actorWith(4, []), impersonatorId: 3 },
  'plain-plain-plain-plain': actorWith(1, []),
  'other-other-other-other': actorWith(2, []),
  'editor-editor-editor-ed': actorWith(3, ['Pages.Articles']),
};
function actorWith(id: number, permissions: 'Pages.Articles'[]): Actor {
  return {
    id,
    userName: `u${id}`,
    nickName: '',
    avatarImageId: null,
    avatarKey: null,
    impersonatorId: null,
    roles: [],
    permissions: new Set(permissions),
    menuRevision: 1,
  };
}

let test: TestDatabase;
let app: FastifyInstance;
const audited: AuditEntry[] = [];
const undeclared: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  await insertSeedRoles(test.db, { isHost: true });
  await test.db.execute(sql`CREATE TABLE note (id integer GENERATED ALWAYS AS IDENTITY, text text)`);
  app = await buildApp(
    {
      logger: createLogger('silent'),
      bodyLimitBytes: 1000,
      trustProxy: '',
      rateLimitPerMinute: 1000,
      headersTimeoutMs: 20_000,
      requestTimeoutMs: 40_000,
    },
    {
      checkDatabase: () => test.databases.check(),
      findTenant: async (host) =>
        host === 'nowhere.example'
          ? null
          : {
              id: 1,
              name: '',
              schema: 'tenant_default',
              isHost: true,
              isSuspended: host === 'suspended.example',
              isOnly: true,
            },
      databaseOf: () => test.db,
      authenticate: async (_db, token) => {
        const actor = actors[token];
        return actor ? { actor, tokenHash: Buffer.from(token) } : null;
      },
      authenticateTicket: async () => null,
      recordAudit: async (_context, entry) => {
        audited.push(entry);
      },
      timeZone: 'Asia/Shanghai',
      reportUndeclaredError: (path, code) => undeclared.push(`${path} ${code}`),
      answerBox: openSecretBox(randomBytes(32), 'answer'),
    },
  );
  bindEndpoint(app, keepPicture, async (_context, { title = '' }, file) => ({
    bytes: file.bytes.length,
    fileName: file.fileName,
    title,
  }));
  bindEndpoint(app, makeKey, async () => ({ key: `secret-${randomUUID()}` }));
  bindEndpoint(app, writeNote, async ({ db }, { text }) => {
    const { rows } = await db.execute(sql`INSERT INTO note (text) VALUES (${text}) RETURNING id, text`);
    return { ...note.parse(rows[0]), secret: 'never declared' };
  });
  bindEndpoint(app, readNotes, async (_context, { failWith }) => {
    if (failWith === 'defect') throw new Error('internal detail');
    if (failWith !== undefined) throw new AppError('Image.NotFound');
    return { items: [] };
  });
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const write = (text: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: writeNote.path,
    headers: { ...bearer('plain-plain-plain-plain'), ...headers },
    payload: { text },
  });
const read = (query: string, headers: Record<string, string>) =>
  app.inject({ method: 'GET', url: `${readNotes.path}${query}`, headers });

describe('access', () => {
  it('asks a visitor to log in', async () => {
    const answer = await read('', {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      success: false,
      unAuthorizedRequest: true,
      error: { code: 'Session.Required' },
    });
  });
  it('refuses who lacks the permission', async () => {
    expect((await read('', bearer('plain-plain-plain-plain'))).json().error.code).toBe('Permission.Denied');
  });
  it('lets in who holds it', async () => {
    const answer = await read('', bearer('editor-editor-editor-ed'));
    expect(answer.json()).toEqual({
      result: { items: [] },
      success: true,
      error: null,
      unAuthorizedRequest: false,
      __abp: true,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
  it('answers 401 to a token that no longer holds, also on a public call', async () => {
    expect((await read('', bearer('unknown-unknown-unknown'))).json().error.code).toBe('Session.Expired');
  });
  it('knows no tenant for an unknown host and refuses a suspended one', async () => {
    expect((await read('', { host: 'nowhere.example' })).json().error.code).toBe('Tenant.NotFound');
    expect((await read('', { host: 'suspended.example' })).json().error.code).toBe('Tenant.Suspended');
  });
});

describe('input and output', () => {
  it('names the refused field in Chinese', async () => {
    const answer = await write('');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.validationErrors).toEqual([{ message: '不能为空', members: ['text'] }]);
  });
  it('sends nothing that is not declared', async () => {
    expect((await write('a')).json().result).toEqual({ id: expect.any(Number), text: 'a' });
  });
  it('hides the inside of a defect', async () => {
    const answer = await read('?failWith=defect', bearer('editor-editor-editor-ed'));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('internal detail');
  });
  it('reports a code that the contract does not declare', async () => {
    undeclared.length = 0;
    await read('?failWith=other', bearer('editor-editor-editor-ed'));
    await read('', bearer('plain-plain-plain-plain'));
    expect(undeclared).toEqual([`${readNotes.path} Image.NotFound`]);
  });
  it('answers broken and oversized bodies with a clean envelope', async () => {
    const post = (payload: string, type: string) =>
      app.inject({
        method: 'POST',
        url: writeNote.path,
        headers: { ...bearer('plain-plain-plain-plain'), 'content-type': type },
        payload,
      });
    expect((await post('{', 'application/json')).json().error.code).toBe('Request.Invalid');
    expect((await post('{"__proto__":{"x":1},"text":"a"}', 'application/json')).json().error.code).toBe(
      'Request.Invalid',
    );
    expect((await post(`{"text":"${'a'.repeat(2000)}"}`, 'application/json')).json().error.code).toBe(
      'Request.TooLarge',
    );
    expect((await post('<a/>', 'text/xml')).json().error.code).toBe('Request.MediaNotAllowed');
    expect((await write('\u0000')).statusCode).toBe(400);
  });
});

describe('a call with a file', () => {
  function keep(bytes: number, { name = 'file', fields = {}, token = 'plain-plain-plain-plain' } = {}) {
    const form = new FormData();
    for (const [field, value] of Object.entries<string>(fields)) form.set(field, value);
    form.set(name, new Blob([new Uint8Array(bytes)]), '图.png');
    return app.inject({ method: 'POST', url: keepPicture.path, headers: bearer(token), payload: form });
  }

  it('gets the file, its name and the other fields', async () => {
    expect((await keep(1000, { fields: { title: '山' } })).json().result).toEqual({
      bytes: 1000,
      fileName: '图.png',
      title: '山',
    });
    expect(audited.at(-1)?.parameters).toEqual({ title: '山', file: { fileName: '图.png', bytes: 1000 } });
  });
  it('refuses one that is too large, missing, in another field, or broken off', async () => {
    expect((await keep(1001)).json().error.code).toBe('Request.TooLarge');
    const missing = { code: 'Request.Invalid', validationErrors: [{ message: '请选择文件', members: ['file'] }] };
    expect((await keep(10, { name: 'other' })).json().error).toMatchObject(missing);
    expect(
      (await keep(10, { fields: { title: '太长的标题' + '了' } })).json().error.validationErrors[0].members,
    ).toEqual(['title']);
    const url = keepPicture.path;
    const headers = bearer('plain-plain-plain-plain');
    expect((await app.inject({ method: 'POST', url, headers, payload: {} })).json().error).toMatchObject(missing);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload: '--x\r\na' });
    expect(broken.statusCode).toBe(400);
  });
  it('is asked of nobody who may not call', async () => {
    expect((await keep(10, { token: 'unknown-unknown-unknown' })).statusCode).toBe(401);
  });
  it('counts for no call that takes none', async () => {
    const form = new FormData();
    form.set('text', 'a');
    const answer = await app.inject({
      method: 'POST',
      url: writeNote.path,
      headers: bearer('plain-plain-plain-plain'),
      payload: form,
    });
    expect(answer.json().error.code).toBe('Request.MediaNotAllowed');
  });
  it('that only the owner may make is refused to an administrator in the owner’s name', async () => {
    const answer = await keep(10, { token: 'helped-helped-helped-he' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('Session.ImpersonationRefused');
  });
});

describe('Idempotency-Key', () => {
  const notes = async () => (await test.db.execute(sql`SELECT count(*)::int AS n FROM note`)).rows[0]?.n;

  it('answers twenty calls at once with one effect', async () => {
    const before = Number(await notes());
    const answers = await Promise.all(Array.from({ length: 20 }, () => write('once', { 'idempotency-key': 'k1' })));
    expect(new Set(answers.map((answer) => answer.json().result.id)).size).toBe(1);
    expect(await notes()).toBe(before + 1);
  });
  it('has twenty effects without it', async () => {
    const before = Number(await notes());
    await Promise.all(Array.from({ length: 20 }, () => write('many')));
    expect(await notes()).toBe(before + 20);
  });
  it('refuses another content under the same key', async () => {
    expect((await write('twice', { 'idempotency-key': 'k1' })).json().error.code).toBe('Request.KeyReused');
  });
  it('is refused when it is too long, not cut to what may be another one', async () => {
    const answer = await write('long', { 'idempotency-key': 'k'.repeat(101) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.validationErrors).toMatchObject([{ members: ['Idempotency-Key'] }]);
  });
  it('refuses another file under the same key', async () => {
    const send = (text: string) => {
      const form = new FormData();
      form.set('file', new Blob([text]), 'a.txt');
      const headers = { ...bearer('plain-plain-plain-plain'), 'idempotency-key': 'file' };
      return app.inject({ method: 'POST', url: keepPicture.path, headers, payload: form });
    };
    expect((await send('one')).statusCode).toBe(200);
    expect((await send('one')).statusCode).toBe(200);
    expect((await send('two')).json().error.code).toBe('Request.KeyReused');
  });
  it('answers a secret again without keeping it in the clear', async () => {
    const headers = { ...bearer('plain-plain-plain-plain'), 'idempotency-key': 'secret' };
    const ask = async () =>
      (await app.inject({ method: 'POST', url: makeKey.path, headers, payload: {} })).json().result.key;
    const first = await ask();
    expect(first).toContain('secret-');
    expect(await ask()).toBe(first);
    const { rows } = await test.db.execute(sql`SELECT answer::text AS text FROM idempotency_key WHERE key = 'secret'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('secret-');
  });
  it('is each user’s own', async () => {
    const answer = await write('other', { ...bearer('other-other-other-other'), 'idempotency-key': 'k1' });
    expect(answer.json().result.text).toBe('other');
  });
});

it('records what was changed and what failed, not what was read', async () => {
  audited.length = 0;
  await write('aud');
  await write('');
  await read('', bearer('editor-editor-editor-ed'));
  expect(audited).toMatchObject([
    { service: 'note', action: 'Write', parameters: { text: 'aud' }, errorCode: null },
    { service: 'note', action: 'Write', errorCode: 'Request.Invalid' },
  ]);
});

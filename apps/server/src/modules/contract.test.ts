import { logout } from '@tuyuan/contract/account/account.ts';
import { logInWithTicket, logOutTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import { contract } from '@tuyuan/contract/contract.ts';
import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { libraryBuilder } from '../testing/library-builder.ts';
import { plantTicketHolder } from '../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer, testPassword } from '../testing/test-server.ts';
import { createUser, insertSeedRoles } from './account/index.ts';
import { defaultHome, insertHomeVersion, prepareTenant } from './site/index.ts';

// Checks every call of the contract, so that new calls are covered automatically.

const endpoints = [...contract];
/** In every text of the first tenant's rows, and in no other's. */
const mark = '甲站独有';

let server: TestServer;
let admin: { authorization: string };
let otherAdmin: { authorization: string };
let phone: Record<string, string>;
let ids: number[];

beforeAll(async () => {
  server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000000' });
  // Before the first request, because the tenant directory is refreshed only every few seconds.
  await prepareTenant(server.databases, { schema: 'tenant_other', name: '乙站', hostName: 'other.test' });
  admin = await server.logInAs('admin', ['admin']);

  phone = await plantTicketHolder(server.db, { userType: 4, name: mark });

  const build = libraryBuilder(server.db);
  const authorId = await build.photographer(mark);
  const categoryId = await build.category(mark);
  const regionId = await build.region(mark);
  const albumId = await build.album({ authorId, title: mark, categoryId, regionId });
  const image = await build.image({ authorId, title: mark, categoryId, regionId, albumId });
  await server.db.execute(sql`INSERT INTO topic_album (title, published_at) VALUES (${mark}, now())`);
  const slide = { id: 1, title: mark, subtitle: '', link: '', imageId: image.id, isActived: true };
  await insertHomeVersion(
    server.db,
    {
      ...defaultHome,
      slides: [{ ...slide, startsAt: null, endsAt: null }],
      navigation: [{ id: 1, name: mark, link: '/', isActived: true }],
      friendLinks: [{ id: 1, name: mark, link: 'https://example.org' }],
    },
    null,
  );
  await server.db.execute(sql`INSERT INTO setting VALUES ('siteName', ${mark})`);
  ids = [image.id, albumId, categoryId, regionId, authorId, 1, 2];

  const otherDb = server.databases.of('tenant_other');
  await insertSeedRoles(otherDb, { isHost: false });
  await createUser(otherDb, { userName: 'other', nickName: '乙', password: testPassword, roles: ['admin'] });
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/Account/Login',
    headers: { host: 'other.test' },
    payload: { userName: 'other', password: testPassword },
  });
  otherAdmin = { authorization: `Bearer ${login.json<{ result: string }>().result}` };
});
afterAll(() => server.stop());

const Failure = z.object({
  result: z.null(),
  success: z.literal(false),
  error: z.object({
    code: z.string().regex(/^[A-Z][A-Za-z]+\.[A-Z][A-Za-z]+$/),
    message: z.string().regex(/\p{Script=Han}/u),
    details: z.string().nullable(),
    validationErrors: z.array(
      z.object({ message: z.string().regex(/\p{Script=Han}/u), members: z.array(z.string()).min(1) }),
    ),
  }),
  unAuthorizedRequest: z.boolean(),
  __abp: z.literal(true),
});

function send(endpoint: Endpoint, input: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = new URLSearchParams();
  if (inQuery) for (const [name, value] of Object.entries(input)) query.set(name, String(value));
  return server.app.inject({
    method: endpoint.method,
    url: query.size > 0 ? `${endpoint.path}?${query}` : endpoint.path,
    headers,
    ...(inQuery ? {} : { payload: input }),
  });
}

/** Returns a session that may make any call; calls that end a session get their own. */
async function adminFor(endpoint: Endpoint) {
  if (endpoint === logOutTicket || endpoint === logInWithTicket)
    return plantTicketHolder(server.db, { userType: 4, name: mark });
  return { ...phone, ...(endpoint === logout ? await server.logInAs('admin', ['admin']) : admin) };
}

const JsonSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});
function fieldsOf(endpoint: Endpoint) {
  return JsonSchema.parse(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }));
}

it('says every call once', () => {
  const routes = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

it('documents every call', async () => {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))) })
    .parse((await server.app.inject({ url: '/api/openapi.json' })).json());
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods).map((call) => call.operationId));
  expect(documented.toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
});

describe.each(endpoints)('%s', (_name, endpoint) => {
  it('is bound', () => {
    expect(server.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    expect(server.app.endpoints.has(`${endpoint.method} ${endpoint.path}`)).toBe(true);
  });

  it('names every field of a missing or senseless input in Chinese and never fails itself', async () => {
    const { properties, required } = fieldsOf(endpoint);
    if (required.length > 0) {
      const answer = await send(endpoint, {}, await adminFor(endpoint));
      expect(answer.statusCode).toBe(400);
      const members = Failure.parse(answer.json()).error.validationErrors.flatMap((entry) =>
        entry.members.map((member) => member.split('.')[0]),
      );
      expect(members).toEqual(expect.arrayContaining(required));
    }
    const senseless = [
      '\u0000',
      'x'.repeat(9000),
      -1,
      1e300,
      'NaN',
      "'; DROP TABLE image; --",
      '😀'.repeat(3000),
      '2026-13-45',
      '%',
    ];
    const fields = Object.keys(properties);
    // A field alone gets past the check of the input only where no other one is required.
    const alone = fields.filter((field) => required.every((name) => name === field));
    const together = fields.filter((field) => !alone.includes(field));
    const refused = new Set<string>();
    const sendEach = async (names: string[]) => {
      for (const value of senseless) {
        const answer = await send(endpoint, Object.fromEntries(names.map((name) => [name, value])), {
          ...(await adminFor(endpoint)),
          'idempotency-key': `${names.join()}${String(value).length}`,
        });
        expect([names, value, answer.statusCode]).toSatisfy(
          ([, , status]) => status === 200 || (status >= 400 && status < 500),
        );
        if (answer.statusCode !== 400) continue;
        const { validationErrors } = Failure.parse(answer.json()).error;
        expect(validationErrors.length).toBeGreaterThan(0);
        const named = new Set(validationErrors.flatMap(({ members }) => members.map((member) => member.split('.')[0])));
        for (const name of names) if (named.has(name) || names.length === 1) refused.add(name);
      }
    };
    if (together.length > 0) await sendEach(together);
    // Where one field decides which others there are, its nonsense hides theirs.
    for (const field of fields.filter((name) => !refused.has(name))) await sendEach([field]);
    expect(fields.filter((field) => !refused.has(field))).toEqual([]);
  });

  it('refuses a body that is no object, without a defect', async () => {
    if (endpoint.method !== 'POST' && endpoint.method !== 'PUT') return;
    const answerTo = async (type: string, payload: string) =>
      server.app.inject({
        method: endpoint.method,
        url: endpoint.path,
        headers: { ...(await adminFor(endpoint)), 'content-type': type },
        payload,
      });
    for (const payload of ['{', '[]', '"x"', '{"__proto__": {"a": 1}}', '{"a":'.repeat(2000)]) {
      const answer = await answerTo('application/json', payload);
      expect([payload, answer.statusCode]).toEqual([payload, 400]);
      Failure.parse(answer.json());
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await answerTo(type, 'a=1');
      expect([400, 415]).toContain(answer.statusCode);
      Failure.parse(answer.json());
    }
  });

  it('shows another tenant’s administrator nothing of this tenant, whatever number is asked for', async () => {
    for (const headers of [{ host: 'other.test' }, { host: 'other.test', ...otherAdmin }]) {
      expect(await tellsOf(endpoint, headers)).toBe(false);
    }
  });
});

it('would notice a tenant’s words: most reads tell them on the tenant’s own site', async () => {
  const told = await Promise.all(
    endpoints.filter(([, { method }]) => method === 'GET').map(([, endpoint]) => tellsOf(endpoint, admin)),
  );
  expect(told.filter(Boolean).length).toBeGreaterThanOrEqual(12);
});

/** Whether any answer to a request with the first tenant's ids contains that tenant's data. */
async function tellsOf(endpoint: Endpoint, headers: Record<string, string>): Promise<boolean> {
  const names = Object.keys(fieldsOf(endpoint).properties).filter((name) => /^ids?$|Ids?$/.test(name));
  for (const id of names.length > 0 ? ids : [0]) {
    const input = Object.fromEntries(
      names.map((name) => [name, name.endsWith('s') && endpoint.method !== 'GET' ? [id] : id]),
    );
    const answer = await send(endpoint, input, headers);
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.body.includes(mark)) return true;
  }
  return false;
}

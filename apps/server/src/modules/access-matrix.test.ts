import { contract } from '@tuyuan/contract/contract.ts';
import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import { effectivePermissions, isPermissionName, permissionsOfSite } from '@tuyuan/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { oneId } from '../platform/database/values.ts';
import { plantTicketHolder } from '../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createUser, insertSeedRoles, openSession } from './account/index.ts';
import { prepareTenant } from './site/index.ts';

// Every call of the contract × every kind of caller: each is answered as the call declares, so new calls are covered
// automatically.

const endpoints = [...contract];
/** Refusals by access control; any other answer comes from the operation itself. */
const refusals = [
  'Session.Required',
  'Session.Expired',
  'Session.ImpersonationRefused',
  'Permission.Denied',
  'Ticket.SessionRequired',
  'Ticket.RoleRequired',
  'Tenant.Suspended',
];

interface Caller {
  name: string;
  host: string;
  /** Headers of a new session. */
  knock(): Promise<Record<string, string>>;
  /** The refusal the declaration asks for, or "let in". */
  expected(endpoint: Endpoint): string;
}

let server: TestServer;
let callers: Caller[];

const RoleRow = z.object({ name: z.string(), permissions: z.array(z.string()) });
const Failed = z.object({ error: z.object({ code: z.string() }) });

beforeAll(async () => {
  server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000000' });
  // Before the first request, because the tenant directory is refreshed only every few seconds.
  await prepareTenant(server.databases, { schema: 'tenant_other', name: '乙站', hostName: 'other.test' });
  await prepareTenant(server.databases, { schema: 'tenant_closed', name: '丙站', hostName: 'closed.test' });
  await server.databases.platform.execute(
    sql`UPDATE tenant SET is_suspended = true WHERE schema_name = 'tenant_closed'`,
  );
  const [otherDb, closedDb] = [server.databases.of('tenant_other'), server.databases.of('tenant_closed')];
  for (const db of [otherDb, closedDb]) await insertSeedRoles(db, { isHost: false });
  const { rows } = await server.db.execute(sql`
    SELECT r.name, ARRAY(SELECT permission FROM role_permission rp WHERE rp.role_id = r.id) AS permissions FROM role r ORDER BY r.id`);
  const roles = z.array(RoleRow).parse(rows);
  const userOf = (db: Database, userName: string, role: string) =>
    createUser(db, { userName, nickName: userName, password: null, roles: [role] });

  const adminId = (await userOf(server.db, 'matrix-admin', 'admin')).id;
  const helpedId = (await userOf(server.db, 'matrix-helped', 'admin')).id;
  const goneId = (await userOf(server.db, 'matrix-gone', 'admin')).id;
  await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE id = ${goneId}`);
  const otherId = (await userOf(otherDb, 'matrix-other', 'admin')).id;
  const closedId = (await userOf(closedDb, 'matrix-closed', 'admin')).id;
  const here = '127.0.0.1';
  callers = [
    { name: 'a visitor', host: here, knock: async () => ({}), expected: publicOnly },
    {
      name: 'who has only the cookie',
      host: here,
      knock: async () => ({ cookie: `authorization=${(await sessionOf(server.db, adminId)).slice(7)}` }),
      expected: publicOnly,
    },
    {
      name: 'a forged token',
      host: here,
      knock: async () => bearer('A'.repeat(43)),
      expected: () => 'Session.Expired',
    },
    { ...signedIn('a deactivated user', here, server.db, goneId), expected: () => 'Session.Expired' },
    { ...signedIn('another tenant’s administrator', here, otherDb, otherId), expected: () => 'Session.Expired' },
    {
      ...signedIn('another tenant’s administrator at home', 'other.test', otherDb, otherId),
      expected: (endpoint) => holding(permissionsOfSite({ isHost: false }), endpoint),
    },
    { name: 'a visitor of a suspended site', host: 'closed.test', knock: async () => ({}), expected: suspended },
    { ...signedIn('a suspended site’s administrator', 'closed.test', closedDb, closedId), expected: suspended },
    {
      name: 'an administrator in another’s name',
      host: here,
      knock: async () => ({
        authorization: await sessionOf(server.db, helpedId, await sessionRowOf(server.db, adminId)),
      }),
      expected: (endpoint) =>
        isForTickets(endpoint)
          ? 'Ticket.SessionRequired'
          : endpoint.inPerson && endpoint.access !== 'public'
            ? 'Session.ImpersonationRefused'
            : 'let in',
    },
    {
      name: 'another tenant’s attendee',
      host: here,
      knock: () => plantTicketHolder(otherDb, { userType: 4 }),
      expected: withTicket(null),
    },
    ...['an attendee', 'a guest', 'one of the staff', 'a checker', 'the conference office'].map((name, userType) => ({
      name,
      host: here,
      knock: () => plantTicketHolder(server.db, { userType }),
      expected: withTicket(userType),
    })),
  ];
  for (const { name, permissions } of roles) {
    const { id } = await userOf(server.db, `matrix-${name}-role`, name);
    const held = effectivePermissions(permissions, []);
    callers.push({
      ...signedIn(`the role ${name}`, here, server.db, id),
      expected: (endpoint) => holding(held, endpoint),
    });
  }
});
afterAll(() => server.stop());

const isForTickets = ({ access }: Endpoint) => access === 'ticket' || access.startsWith('ticket:');
const publicOnly = (endpoint: Endpoint) =>
  endpoint.access === 'public' ? 'let in' : isForTickets(endpoint) ? 'Ticket.SessionRequired' : 'Session.Required';

/** Returns the expected answer for a phone with a ticket of this user type; null for a ticket that is not valid here. */
function withTicket(userType: number | null) {
  const least: Partial<Record<string, number>> = {
    ticket: 0,
    'ticket:staff': 2,
    'ticket:checker': 3,
    'ticket:office': 4,
  };
  return (endpoint: Endpoint) => {
    const needed = least[endpoint.access];
    if (needed === undefined || userType === null) return publicOnly(endpoint);
    return userType >= needed ? 'let in' : 'Ticket.RoleRequired';
  };
}
const suspended = () => 'Tenant.Suspended';

function holding(held: readonly string[], endpoint: Endpoint): string {
  const { access } = endpoint;
  if (isForTickets(endpoint)) return 'Ticket.SessionRequired';
  if (!access.startsWith('permission:')) return 'let in';
  const permission = access.slice('permission:'.length);
  return isPermissionName(permission) && held.includes(permission) ? 'let in' : 'Permission.Denied';
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function sessionRowOf(db: Database, userId: number): Promise<{ id: number; userId: number }> {
  const statement = sql`SELECT id FROM session WHERE user_id = ${userId} ORDER BY id LIMIT 1`;
  return { id: await oneId(db, statement), userId };
}

async function sessionOf(db: Database, userId: number, opener?: { id: number; userId: number }): Promise<string> {
  const token = await openSession(
    db,
    { sessionSeconds: 3600, rememberedSeconds: 3600 },
    { clientIp: '192.0.2.1', userAgent: 'matrix', letIn: { userId: null } },
    {
      userId,
      userName: 'matrix',
      method: 'password',
      rememberMe: false,
      ...(opener && { opener }),
    },
  );
  return `Bearer ${token}`;
}

function signedIn(name: string, host: string, db: Database, userId: number) {
  return { name, host, knock: async () => ({ authorization: await sessionOf(db, userId) }) };
}

const sessions = new Map<Caller, Record<string, string>>();

async function answerTo(endpoint: Endpoint, caller: Caller): Promise<string> {
  const { host } = caller;
  const session = sessions.get(caller) ?? (await caller.knock());
  sessions.set(caller, session);
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const answer = await server.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { host, ...session },
    ...(inQuery ? {} : { payload: {} }),
  });
  // A successful change may have ended this very session.
  if (answer.statusCode === 200 && endpoint.method !== 'GET') sessions.delete(caller);
  const failed = Failed.safeParse(answer.json()).data;
  return failed && refusals.includes(failed.error.code) ? failed.error.code : 'let in';
}

it.each(endpoints)('%s lets in whom its declaration names, and nobody else', async (_name, endpoint) => {
  const answers: [string, string][] = [];
  for (const caller of callers) answers.push([caller.name, await answerTo(endpoint, caller)]);
  expect(answers).toEqual(callers.map((caller) => [caller.name, caller.expected(endpoint)]));
});

it('asks of every seeded role: each but the administrator’s is refused somewhere', () => {
  const rolesAsked = callers.filter(({ name }) => name.startsWith('the role '));
  expect(rolesAsked.length).toBeGreaterThanOrEqual(9);
  for (const { name, expected } of rolesAsked) {
    const isRefused = endpoints.some(([, endpoint]) => expected(endpoint) === 'Permission.Denied');
    expect([name, isRefused]).toEqual([name, name !== 'the role admin']);
  }
});

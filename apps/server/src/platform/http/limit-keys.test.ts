import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { insertConference } from '../../fixtures/conference.ts';
import { plantMeeting } from '../../testing/plant-meeting.ts';
import { plantTicketHolder } from '../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { limitKeys } from './limit-keys.ts';

const limit = 10;
let server: TestServer;
let address = 0;
let ip = '';
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: String(limit) });
});
afterAll(() => server.stop());
// Each test has its own address, so that it does not use up another's limit.
beforeEach(() => {
  address += 1;
  ip = `198.51.100.${address}`;
});

const statusOf = async (headers: Record<string, string>) =>
  (await server.app.inject({ method: 'GET', url: '/api/Auth/Ping', headers, remoteAddress: ip })).statusCode;
const madeUp = () => ({ 'x-conference-session': randomBytes(32).toString('base64url') });

it('lets a full hall behind one address pass, each session under a limit of its own', async () => {
  const conferenceId = await insertConference(server.db);
  const phones = await Promise.all(
    Array.from({ length: 3 * limit }, () => plantTicketHolder(server.db, { userType: 0, conferenceId })),
  );
  const statuses = await Promise.all(phones.map(statusOf));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const [phone = {}] = phones;
  for (let call = 1; call < limit; call += 1) expect(await statusOf(phone)).toBe(200);
  expect(await statusOf(phone)).toBe(429);
  expect(await statusOf({})).toBe(200);
});

it('counts an account by itself, however often it logged in', async () => {
  const account = await server.logInAs('busy', ['user']);
  for (let call = 0; call < limit; call += 1) expect(await statusOf(account)).toBe(200);
  expect(await statusOf(account)).toBe(429);
  expect(await statusOf({})).toBe(200);
});

it('counts a ticket by itself, on however many phones', async () => {
  const meeting = await plantMeeting(server);
  const ticket = await meeting.ticket();
  const [one, other] = [await ticket.logIn(), await ticket.logIn()];
  for (let call = 0; call < limit; call += 1) expect(await statusOf(call % 2 === 0 ? one : other)).toBe(200);
  expect([await statusOf(one), await statusOf(other), await statusOf(await ticket.logIn())]).toEqual([429, 429, 429]);
  expect(await statusOf(await (await meeting.ticket()).logIn())).toBe(200);
});

it('counts tokens that nobody was given by the address, whatever their number', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < limit + 1; call += 1) statuses.push(await statusOf(madeUp()));
  expect(statuses).toEqual([...Array.from({ length: limit }, () => 200), 429]);
  expect(await statusOf({ authorization: `Bearer ${randomBytes(32).toString('base64url')}` })).toBe(429);
  expect(await statusOf({})).toBe(429);
});

it('looks only so many unknown tokens up, and goes on knowing those that held', async () => {
  const phone = await plantTicketHolder(server.db, { userType: 0 });
  const known = phone['x-conference-session'];
  const holder = {
    sessionId: 7,
    ticketId: 1,
    attendeeId: 1,
    conferenceId: 1,
    userType: 0,
    name: '',
    userId: null,
    modulesOff: [],
  };
  const authenticateTicket = vi.fn(async (_db: unknown, token: string) => (token === known ? holder : null));
  let clock = 0;
  const keyOf = limitKeys(
    { databaseOf: () => server.db, authenticate: async () => null, authenticateTicket },
    limit,
    () => clock,
  );
  const app = Fastify();
  app.decorateRequest('tenant', null);
  app.addHook('onRequest', async (request) => {
    request.tenant = { id: 1, name: '', schema: 'tenant_default', isHost: true, isSuspended: false, isOnly: true };
  });
  app.get('/', async (request) => keyOf(request));
  const asked = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'GET', url: '/', headers, remoteAddress: ip })).body;
  expect(await asked(phone)).toBe('ticket tenant_default 1');
  for (let call = 0; call < 3 * limit; call += 1) expect(await asked(madeUp())).toBe(ip);
  expect(authenticateTicket).toHaveBeenCalledTimes(1 + limit);
  clock = 16_000;
  expect(await asked(phone)).toBe('ticket tenant_default 1');
  expect(authenticateTicket).toHaveBeenCalledTimes(2 + limit);
});

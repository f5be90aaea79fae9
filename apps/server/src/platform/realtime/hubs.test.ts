import { logout } from '@tuyuan/contract/account/account.ts';
import { getEventsSince } from '@tuyuan/contract/hub-data.ts';
import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertConference } from '../../fixtures/conference.ts';
import { insertSeedRoles } from '../../modules/account/index.ts';
import { prepareTenant } from '../../modules/site/index.ts';
import { resultOf } from '../../testing/call-endpoint.ts';
import { forkNeighbour, type Neighbour } from '../../testing/fork-neighbour.ts';
import { type HubListener, listenToHub } from '../../testing/hub-listener.ts';
import { plantTicketHolder } from '../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { forgetOldEvents } from './forget-old-events.ts';
import { publishEvent } from './publish-event.ts';

const IdRow = z.object({ id: z.int() });

let server: TestServer;
let address: string;
/** Another process of the same installation. */
let neighbour: Neighbour;
let conference: number;
let staffAdmin: { authorization: string };

beforeAll(async () => {
  server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000000' });
  // Before the first request, because the tenant directory is refreshed only every few seconds.
  await prepareTenant(server.databases, { schema: 'tenant_other', name: '乙站', hostName: 'other.test' });
  await insertSeedRoles(server.databases.of('tenant_other'), { isHost: false });
  neighbour = await forkNeighbour(server.databases.connection, server.dataDir);
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // A log-in earns credits, of which the hub would tell whenever the round of that comes.
  await server.db.execute(sql`UPDATE credit_rule SET is_enabled = false`);
  staffAdmin = await server.logInAs('hub-admin', ['admin']);
  conference = await conferenceOf(await plantTicketHolder(server.db, { userType: 0 }));
});
afterAll(async () => {
  await neighbour.stop();
  await server.stop();
});

const listeners: HubListener[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
});

async function listen(hub: HubName, session = {}, at = address): Promise<HubListener> {
  const listener = await listenToHub(at, hub, session);
  listeners.push(listener);
  return listener;
}

async function conferenceOf(session: { 'x-conference-session': string }, db: Database = server.db): Promise<number> {
  return (await ticketOf(session, db)).conferenceId;
}

async function ticketOf(session: { 'x-conference-session': string }, db: Database = server.db) {
  const { rows } = await db.execute(sql`
    SELECT t.id, t.attendee_id AS "attendeeId", t.conference_id AS "conferenceId"
    FROM ticket_session s JOIN ticket t ON t.id = s.ticket_id
    WHERE s.token_hash = sha256(${session['x-conference-session']}::bytea)`);
  return IdRow.extend({ attendeeId: z.int(), conferenceId: z.int() }).parse(rows[0]);
}

const holder = (userType = 0) => plantTicketHolder(server.db, { userType, conferenceId: conference });
const photo = (db: Database, id: number, to: 'all' | `ticket:${number}` = 'all', at = conference) =>
  publishEvent(db, {
    hub: 'conferenceLive',
    stream: `conference:${at}`,
    target: to,
    name: 'photoPublished',
    payload: { id, photo: null },
  });
const stream = () => `conference:${conference}`;
const photosOf = ({ heard }: HubListener) => heard.filter((one) => one.startsWith('photo'));

describe('who hears what', () => {
  it('tells a conference’s listeners in every process, each under the number that subscribing promised to go on from', async () => {
    const near = await listen('conferenceLive', await holder());
    const far = await listen('conferenceLive', staffAdmin, neighbour.address);
    const [first] = (await near.subscribe(stream())).channels;
    await far.subscribe(stream());
    await photo(server.db, 1);
    await expect.poll(() => photosOf(near)).toHaveLength(1);
    neighbour.publishPhoto({ conferenceId: conference, id: 2 });
    const numbers = () => near.messages.filter(({ channel }) => channel === first?.name).map(({ seq }) => seq);
    await expect.poll(() => photosOf(near)).toHaveLength(2);
    await expect.poll(() => photosOf(far)).toEqual(photosOf(near));
    expect(numbers()).toEqual(numbers().map((_, index) => (first?.seq ?? 0) + index + 1));
    expect(near.messages.at(-1)?.at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
  });

  it('tells one ticket’s holder what is for him, and nobody else, who sees no gap either', async () => {
    const [his, others] = [await holder(), await holder()];
    const { id } = await ticketOf(his);
    const [him, other] = [await listen('conferenceLive', his), await listen('conferenceLive', others)];
    await Promise.all([him.subscribe(stream()), other.subscribe(stream())]);
    await photo(server.db, 3, `ticket:${id}`);
    await photo(server.db, 4);
    await expect.poll(() => photosOf(him)).toHaveLength(2);
    await expect.poll(() => photosOf(other)).toHaveLength(1);
    expect(him.messages.filter(({ channel }) => channel.endsWith(`/ticket:${id}`)).map(({ seq }) => seq)).toEqual([1]);
  });

  it('keeps out who has no business there', async () => {
    const elsewhere = await plantTicketHolder(server.db, { userType: 4 });
    const stranger = await listen('conferenceLive', elsewhere);
    await expect(stranger.subscribe(stream())).rejects.toThrow('unauthorized');
    await expect(stranger.subscribe('site')).rejects.toThrow('unauthorized');
    await expect(stranger.subscribe('conference:1 OR 1=1')).rejects.toThrow('unauthorized');
    const nobody = await listen('conferenceLive', await server.logInAs('hub-reader', []));
    await expect(nobody.subscribe(stream())).rejects.toThrow('unauthorized');
    for (const hub of ['conferenceLive', 'conferenceStaff'] as const) {
      await expect(listenToHub(address, hub)).rejects.toThrow('401');
      await expect(listenToHub(address, hub, { authorization: `Bearer ${'A'.repeat(43)}` })).rejects.toThrow('401');
    }
    for (const hub of ['conferenceLive', 'conferenceStaff', 'galleryCommon'] as const) {
      const office = await listen(hub, staffAdmin);
      const none = hub === 'galleryCommon' ? 'activity:999999' : 'conference:999999';
      await expect(office.subscribe(none)).rejects.toThrow('unauthorized');
    }
    const guest = await listen('conferenceStaff', await holder(1));
    await expect(guest.subscribe(stream())).rejects.toThrow('unauthorized');
    const checker = await listen('conferenceStaff', await holder(3));
    expect((await checker.subscribe(stream())).channels.length).toBeGreaterThan(0);
  });

  it('lets visitors hear what is for all of the gallery, and users what is theirs', async () => {
    const { rows } = await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = 'hub-admin'`);
    const { id } = IdRow.parse(rows[0]);
    const [visitor, user] = [await listen('galleryCommon'), await listen('galleryCommon', staffAdmin)];
    await Promise.all([visitor.subscribe('site'), user.subscribe('site')]);
    const site = { hub: 'galleryCommon', stream: 'site' } as const;
    await publishEvent(server.db, {
      ...site,
      target: `user:${id}`,
      name: 'creditChanged',
      payload: { balance: 5, change: 5, kind: 'signIn' },
    });
    await publishEvent(server.db, { ...site, target: 'all', name: 'announcement', payload: { id: 1 } });
    await expect.poll(() => user.heard.toSorted()).toEqual(['announcement#1', 'creditChanged#1']);
    await expect.poll(() => visitor.heard).toEqual(['announcement#1']);
  });

  it('tells another site nothing, though its conference has the same number', async () => {
    const otherDb = server.databases.of('tenant_other');
    const session = await plantTicketHolder(otherDb, { userType: 0 });
    const other = await conferenceOf(session, otherDb);
    await expect(listenToHub(address, 'conferenceLive', session)).rejects.toThrow('401');
    const own = await listen('conferenceLive', staffAdmin);
    await own.subscribe(`conference:${other}`);
    await photo(otherDb, 5, 'all', other);
    await photo(server.db, 6, 'all', other);
    await expect.poll(() => own.messages.map(({ payload }) => payload)).toContainEqual({ id: 6, photo: null });
    expect(own.messages.map(({ payload }) => payload)).not.toContainEqual({ id: 5, photo: null });
  });

  it('says nothing of what is rolled back, and nothing before the commit', async () => {
    const listener = await listen('conferenceLive', staffAdmin);
    await listener.subscribe(stream());
    await inTransaction(server.db, async (transaction) => {
      await photo(transaction, 7);
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await inTransaction(server.db, async (transaction) => {
      await photo(transaction, 8);
      await photo(server.db, 9, 'all', 999);
      expect(photosOf(listener)).toEqual([]);
    });
    await expect.poll(() => listener.messages.map(({ payload }) => payload)).toContainEqual({ id: 8, photo: null });
    expect(listener.messages.map(({ payload }) => payload)).not.toContainEqual({ id: 7, photo: null });
  });

  it('counts who is there, in all processes together', async () => {
    const here = await listen('conferenceLive', await holder());
    await here.subscribe(stream());
    const there = await listen('conferenceLive', await holder(), neighbour.address);
    await there.subscribe(stream());
    const counts = () => here.messages.map(({ payload }) => payload).filter((payload) => payload !== null);
    await expect.poll(counts, { timeout: 10_000 }).toContainEqual({ count: 2 });
    await there.stop();
    await expect.poll(() => counts().at(-1), { timeout: 10_000 }).toEqual({ count: 1 });
  });
});

describe('catching up', () => {
  const since = (places: string[], session = {}) => resultOf(server.app, getEventsSince, { places }, session);

  it('answers what was missed, to who may hear it, and how far that reaches', async () => {
    const session = await holder();
    const { id } = await ticketOf(session);
    const name = `conferenceLive/${stream()}`;
    const listener = await listen('conferenceLive', session);
    const { channels } = await listener.subscribe(stream());
    const from = channels.find((channel) => channel.name === name)?.seq ?? 0;
    await photo(server.db, 10);
    await photo(server.db, 11, `ticket:${id}`);
    const places = [`${name}@${from}`, `${name}/ticket:${id}@0`];
    const missed = await since(places, session);
    // Of who listens it may be told before.
    const published = missed.events.find((event) => event.channel === name && event.name === 'photoPublished');
    expect(published).toMatchObject({ payload: { id: 10, photo: null } });
    expect(published?.seq).toBeGreaterThan(from);
    expect(missed.events).toContainEqual(
      expect.objectContaining({ seq: 1, name: 'photoPublished', payload: { id: 11, photo: null } }),
    );
    expect(missed.channels).toContainEqual({ name: `${name}/ticket:${id}`, seq: 1, isComplete: true });
    const other = await since(places, await holder());
    expect(other.channels.map((channel) => channel.name)).toEqual([name]);
    expect(await since(places)).toEqual({ events: [], channels: [] });
    expect(await since(['nonsense@1', 'conferenceLive/site@0', '__proto__/x@1'], staffAdmin)).toEqual({
      events: [],
      channels: [],
    });
  });

  it('says when more happened than is kept, and of what only the latest counts keeps little', async () => {
    const at = await insertConference(server.db);
    const name = `conferenceLive/conference:${at}`;
    for (const id of [1, 2, 3]) await photo(server.db, id, 'all', at);
    await publishEvent(server.db, {
      hub: 'conferenceLive',
      stream: `conference:${at}`,
      target: 'all',
      name: 'presence',
      payload: { count: 1 },
    });
    await server.db.execute(sql`UPDATE hub_event SET at = at - interval '3 days' WHERE channel = ${name} AND seq <= 2`);
    await server.db.execute(sql`UPDATE hub_event SET at = at - interval '1 hour' WHERE channel = ${name} AND seq = 4`);
    await forgetOldEvents(server.db);
    const late = await since([`${name}@1`], staffAdmin);
    expect(late.channels).toEqual([{ name, seq: 3, isComplete: false }]);
    const soon = await since([`${name}@2`], staffAdmin);
    expect([soon.events.map(({ seq }) => seq), soon.channels[0]?.isComplete]).toEqual([[3], true]);
  });

  it('delivers what was published while this process heard nothing', async () => {
    const listener = await listen('conferenceLive', staffAdmin);
    await listener.subscribe(stream());
    await server.db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'tuyuan-listen' AND datname = current_database()`);
    await photo(server.db, 20);
    await expect
      .poll(() => listener.messages.map(({ payload }) => payload), { timeout: 10_000 })
      .toContainEqual({ id: 20, photo: null });
    await photo(server.db, 21);
    await expect.poll(() => listener.messages.map(({ payload }) => payload)).toContainEqual({ id: 21, photo: null });
  });
});

describe('the end of a session ends its connections', () => {
  it('when its user logs out, wherever he is connected', async () => {
    const session = await server.logInAs('hub-leaver', []);
    const other = await server.logInAs('hub-stayer', []);
    const [far, stays] = [
      await listen('galleryCommon', session, neighbour.address),
      await listen('galleryCommon', other),
    ];
    await resultOf(server.app, logout, {}, session);
    expect(await far.closed).toContain('登录已失效');
    expect(stays.connection.state).toBe('Connected');
  });

  it('when the account is deactivated', async () => {
    const listener = await listen('galleryCommon', await server.logInAs('hub-deactivated', []));
    await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE user_name = 'hub-deactivated'`);
    await listener.closed;
    expect(listener.connection.state).toBe('Disconnected');
  });

  it('when the ticket is revoked, its session replaced, or its holder no longer attends', async () => {
    const sessions = [await holder(), await holder(), await holder()];
    const all = await Promise.all(sessions.map((session) => listen('conferenceLive', session)));
    const tickets = await Promise.all(sessions.map((session) => ticketOf(session)));
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE id = ${tickets[0]?.id}`);
    await server.db.execute(sql`DELETE FROM ticket_session WHERE ticket_id = ${tickets[1]?.id}`);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${tickets[2]?.attendeeId}`);
    for (const { closed } of all) await closed;
    await expect(listenToHub(address, 'conferenceLive', sessions[0])).rejects.toThrow('401');
  });

  it('also those of the account that holds the ticket', async () => {
    const session = await holder();
    const { id, attendeeId } = await ticketOf(session);
    const account = await server.logInAs('hub-attendee', []);
    await server.db.execute(sql`
      UPDATE attendee SET user_id = (SELECT id FROM app_user WHERE user_name = 'hub-attendee') WHERE id = ${attendeeId}`);
    const listener = await listen('conferenceLive', account);
    const { channels } = await listener.subscribe(stream());
    expect(channels.map(({ name }) => name)).toContain(`conferenceLive/${stream()}/ticket:${id}`);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${attendeeId}`);
    await listener.closed;
    const again = await listen('conferenceLive', account);
    await expect(again.subscribe(stream())).rejects.toThrow('unauthorized');
  });

  it('also those of the account whose number the office wrote down, until it is another one', async () => {
    const session = await holder();
    const { id, attendeeId } = await ticketOf(session);
    const account = await server.logInAs('hub-unclaimed', []);
    await server.db.execute(sql`UPDATE app_user SET phone = '13900000066' WHERE user_name = 'hub-unclaimed'`);
    await server.db.execute(sql`UPDATE attendee SET phone = '13900000066' WHERE id = ${attendeeId}`);
    const listener = await listen('conferenceLive', account);
    const { channels } = await listener.subscribe(stream());
    expect(channels.map(({ name }) => name)).toContain(`conferenceLive/${stream()}/ticket:${id}`);
    await server.db.execute(sql`UPDATE attendee SET phone = '13900000067' WHERE id = ${attendeeId}`);
    await listener.closed;
    const again = await listen('conferenceLive', account);
    await expect(again.subscribe(stream())).rejects.toThrow('unauthorized');
  });

  it('also those of an account whose own number is another one now', async () => {
    const { id, attendeeId } = await ticketOf(await holder());
    const account = await server.logInAs('hub-renumbered', []);
    await server.db.execute(sql`UPDATE app_user SET phone = '13900000068' WHERE user_name = 'hub-renumbered'`);
    await server.db.execute(sql`UPDATE attendee SET phone = '13900000068' WHERE id = ${attendeeId}`);
    const listener = await listen('conferenceLive', account);
    const { channels } = await listener.subscribe(stream());
    expect(channels.map(({ name }) => name)).toContain(`conferenceLive/${stream()}/ticket:${id}`);
    await server.db.execute(sql`UPDATE app_user SET phone = '13900000069' WHERE user_name = 'hub-renumbered'`);
    await listener.closed;
    const again = await listen('conferenceLive', account);
    await expect(again.subscribe(stream())).rejects.toThrow('unauthorized');
  });

  it('when a right he came with is taken from him, and when his site is closed', async () => {
    const session = await server.logInAs('hub-demoted', ['admin']);
    const demoted = await listen('conferenceStaff', session);
    await demoted.subscribe(stream());
    await server.db.execute(sql`
      DELETE FROM user_role WHERE user_id = (SELECT id FROM app_user WHERE user_name = 'hub-demoted')`);
    await demoted.closed;
    const again = await listen('conferenceStaff', session);
    await expect(again.subscribe(stream())).rejects.toThrow('unauthorized');
    const visitor = await listen('galleryCommon');
    const platform = server.databases.platform;
    await platform.execute(sql`UPDATE tenant SET is_suspended = true WHERE schema_name = 'tenant_default'`);
    expect(await visitor.closed).toContain('站点已停用');
    await platform.execute(sql`UPDATE tenant SET is_suspended = false WHERE schema_name = 'tenant_default'`);
  });

  it('when it runs out, though nobody tells of that', async () => {
    const listener = await listen('galleryCommon', await server.logInAs('hub-expired', []));
    await server.db.execute(sql`
      UPDATE session SET expires_at = now() WHERE user_id = (SELECT id FROM app_user WHERE user_name = 'hub-expired')`);
    expect(await listener.closed).toContain('登录已失效');
  });
});

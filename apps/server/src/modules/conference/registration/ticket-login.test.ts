import { randomBytes } from 'node:crypto';
import { getMyConference } from '@tuyuan/contract/conference/my-conference.ts';
import * as conferenceAuth from '@tuyuan/contract/conference/ticket-auth.ts';
import { reissueTicket, revokeTicket } from '@tuyuan/contract/conference/user-mobile.ts';
import { formatTicketCode } from '@tuyuan/format/ticket-code.ts';
import { ticketLink } from '@tuyuan/format/ticket-link.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertAttendee, insertTicket } from '../../../fixtures/conference.ts';
import { readSecretKey } from '../../../platform/read-secret-key.ts';
import { openSecretBox, type SecretBox } from '../../../platform/secret-box.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantConference, plantTicketType } from '../../../testing/plant-conference.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { prepareTenant } from '../../site/index.ts';
import { keepTicketSecrets, newTicketSecrets, type TicketSecrets } from './ticket-secrets.ts';

let server: TestServer;
let box: SecretBox;
beforeAll(async () => {
  server = await startTestServer({ TICKET_GUESSES_PER_ADDRESS: '8', TICKET_GUESSES_PER_SITE: '1000' });
  box = openSecretBox(await readSecretKey(server.dataDir, undefined), 'ticket');
});
afterAll(() => server.stop());

const _Row = z.object({ id: z.int() });
let conference: number;
let type: number;
beforeEach(async () => {
  conference = await plantConference(server.db, { starts: '-1 hour' });
  type = await plantTicketType(server.db, conference);
});

interface Planted extends TicketSecrets {
  attendeeId: number;
}

async function ticket(ofConference = conference, ofType = type): Promise<Planted> {
  const secrets = newTicketSecrets();
  const attendeeId = await insertAttendee(server.db, { conferenceId: ofConference, ticketTypeId: ofType });
  await insertTicket(server.db, { conferenceId: ofConference, attendeeId, ...keepTicketSecrets(box, secrets) });
  return { ...secrets, attendeeId };
}

const logIn = (text: string, headers: Record<string, string> = {}) =>
  callEndpoint(server.app, conferenceAuth.logInWithTicket, { ticket: text }, headers);
const phoneOf = async (text: string) => ({
  'x-conference-session': (await resultOf(server.app, conferenceAuth.logInWithTicket, { ticket: text })).sessionToken,
});
const isIn = async (headers: Record<string, string>) =>
  (await callEndpoint(server.app, getMyConference, {}, headers)).status === 200;

describe('a log-in', () => {
  it('takes the code however it is typed, the token, and the whole link, and answers who it is', async () => {
    const { code, qr, attendeeId } = await ticket();
    const typed = formatTicketCode(code).toLowerCase().replaceAll('-', ' ');
    for (const text of [typed, qr, ticketLink('https://x.test', conference, qr)]) {
      const { result } = await logIn(text);
      expect(result).toMatchObject({ userId: attendeeId, userType: 0, conferenceId: conference, isReadOnly: false });
      expect(await isIn({ 'x-conference-session': result?.sessionToken ?? '' })).toBe(true);
    }
  });

  it('without a ticket answers the empty session and ends the one it came with', async () => {
    const { code } = await ticket();
    const phone = await phoneOf(code);
    expect((await logIn('', phone)).result).toEqual({
      userId: 0,
      userType: 0,
      conferenceId: 0,
      sessionToken: '',
      name: '',
      isReadOnly: false,
    });
    expect(await isIn(phone)).toBe(false);
  });

  it('keeps the three newest of a ticket, also of ten at once', async () => {
    const { code } = await ticket();
    const first = await phoneOf(code);
    const all = await Promise.all(Array.from({ length: 10 }, () => phoneOf(code)));
    expect(await isIn(first)).toBe(false);
    const live = await Promise.all(all.map(isIn));
    expect(live.filter(Boolean)).toHaveLength(3);
    const newest = await phoneOf(code);
    const { items } = await resultOf(server.app, conferenceAuth.getTicketSessions, {}, newest);
    expect(items).toHaveLength(3);
    expect(items[0]?.isCurrent).toBe(true);
  });

  it('can be ended from another phone of the same ticket, by no other', async () => {
    const { code } = await ticket();
    const [one, other] = [await phoneOf(code), await phoneOf(code)];
    const stranger = await phoneOf((await ticket()).code);
    const { items } = await resultOf(server.app, conferenceAuth.getTicketSessions, {}, one);
    const id = items.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
    const revoke = (headers: Record<string, string>) =>
      callEndpoint(server.app, conferenceAuth.revokeTicketSession, { id }, headers);
    expect((await revoke(stranger)).code).toBe('Session.NotFound');
    expect((await revoke(one)).status).toBe(200);
    expect(await isIn(other)).toBe(false);
    await resultOf(server.app, conferenceAuth.logOutTicket, {}, one);
    expect(await isIn(one)).toBe(false);
  });

  it('says why not: malformed, unknown, revoked, not open yet, cancelled; and reads only what is over', async () => {
    const { code } = await ticket();
    expect((await logIn(`${code.slice(0, 10)}${code.endsWith('2') ? '3' : '2'}`)).code).toBe('Ticket.Malformed');
    expect((await logIn(newTicketSecrets().code)).code).toBe('Ticket.Unknown');
    expect((await logIn(newTicketSecrets().qr)).code).toBe('Ticket.Unknown');
    await server.db.execute(sql`UPDATE conference SET phones_from = now() + interval '1 day' WHERE id = ${conference}`);
    expect((await logIn(code)).code).toBe('Ticket.NotYetOpen');
    await server.db.execute(
      sql`UPDATE conference SET phones_from = NULL, end_time = now() - interval '1 minute' WHERE id = ${conference}`,
    );
    expect((await logIn(code)).result?.isReadOnly).toBe(true);
    await server.db.execute(sql`UPDATE conference SET state = 'cancelled' WHERE id = ${conference}`);
    expect((await logIn(code)).code).toBe('Conference.Cancelled');
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE conference_id = ${conference}`);
    expect((await logIn(code)).code).toBe('Ticket.Revoked');
  });

  it('leaves the ticket out of the log', async () => {
    const { code, qr } = await ticket();
    await logIn(code);
    await logIn(qr);
    const { rows } = await server.db.execute(
      sql`SELECT parameters::text AS text FROM audit_log WHERE action = 'Login'`,
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${qr}`));
  });

  it('opens another site’s conference to nobody', async () => {
    await prepareTenant(server.databases, { schema: 'tenant_far', name: '乙站', hostName: 'far.test' });
    const { code } = await ticket();
    await expect
      .poll(async () => (await logIn(code, { host: 'far.test' })).code, { timeout: 15_000 })
      .toBe('Ticket.Unknown');
  });
});

describe('guessing', () => {
  it('from one address is stopped, while a hall behind it logs in freely', async () => {
    const hall = await Promise.all(Array.from({ length: 40 }, () => ticket()));
    let isOver = false;
    let refused = 0;
    let unknown = 0;
    const guesser = async () => {
      while (!isOver) {
        const { code, status } = await logIn(newTicketSecrets().code, { 'user-agent': 'guesser' });
        if (code === 'Ticket.Unknown') unknown += 1;
        else if (status === 429) refused += 1;
      }
    };
    const guessing = Promise.all(Array.from({ length: 10 }, guesser));
    await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(0);
    const answers = await Promise.all(
      hall.map(async ({ code }, index) => {
        // One of twenty mistypes first.
        if (index % 20 === 0) await logIn(`${code.slice(1)}${code.slice(0, 1)}`, { 'user-agent': `phone ${index}` });
        return (await logIn(code, { 'user-agent': `phone ${index}` })).status;
      }),
    );
    isOver = true;
    await guessing;
    expect(new Set(answers)).toEqual(new Set([200]));
    // Six of eight: a quarter is left to the others.
    expect(unknown).toBeLessThanOrEqual(6);
  });

  it('of tokens is of no use and stops nobody', async () => {
    const { qr } = await ticket();
    await Promise.all(Array.from({ length: 50 }, () => logIn(randomBytes(16).toString('base64url'))));
    expect((await logIn(qr)).status).toBe(200);
  });
});

describe('log-ins without end', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ RATE_LIMIT_PER_MINUTE: '5' });
  });
  afterAll(() => strict.stop());
  const enter = (text: string) => callEndpoint(strict.app, conferenceAuth.logInWithTicket, { ticket: text });
  const written = async () =>
    (await strict.db.execute(sql`SELECT count(*)::int AS count FROM audit_log WHERE action = 'Login'`)).rows[0]?.count;

  it('of one ticket are stopped, of others behind the same address are not', async () => {
    const meeting = await plantMeeting(strict);
    const [one, other] = [await meeting.ticket(), await meeting.ticket()];
    for (let time = 0; time < 5; time += 1) expect((await enter(one.qr)).status).toBe(200);
    expect([(await enter(one.qr)).code, (await enter(one.code)).code]).toEqual(['Request.TooMany', 'Request.TooMany']);
    expect((await enter(other.qr)).status).toBe(200);
  });

  it('with nonsense fill no log, and keep nobody out', async () => {
    const { qr } = await (await plantMeeting(strict)).ticket();
    const before = await written();
    const nonsense = () => randomBytes(16).toString('base64url');
    const codes = await Promise.all(Array.from({ length: 30 }, async () => (await enter(nonsense())).code));
    expect(codes.filter((code) => code === 'Ticket.Unknown')).toHaveLength(5);
    expect(codes.filter((code) => code === 'Request.TooMany')).toHaveLength(25);
    expect((await enter('K7QW')).code).toBe('Request.TooMany');
    expect((await enter(qr)).status).toBe(200);
    expect(Number(await written()) - Number(before)).toBe(6);
  });
});

describe('a ticket that the office takes away', () => {
  it('is dead at once, with the phones logged in by it, and the new one opens', async () => {
    const { code, attendeeId } = await ticket();
    const phone = await phoneOf(code);
    const office = await plantTicketHolder(server.db, { userType: 4, conferenceId: conference });
    const { code: newCode } = await resultOf(server.app, reissueTicket, { id: attendeeId, reason: '手机丢失' }, office);
    expect(await isIn(phone)).toBe(false);
    expect((await logIn(code)).code).toBe('Ticket.Revoked');
    expect(await isIn(await phoneOf(newCode))).toBe(true);
    await resultOf(server.app, revokeTicket, { id: attendeeId, reason: '转让' }, office);
    expect((await logIn(newCode)).code).toBe('Ticket.Revoked');
  });

  it('is of its own conference only, and never the office’s own', async () => {
    const { attendeeId } = await ticket();
    const stranger = await plantTicketHolder(server.db, { userType: 4 });
    const asked = { id: attendeeId, reason: '转让' };
    expect((await callEndpoint(server.app, revokeTicket, asked, stranger)).code).toBe('Attendee.NotFound');
    const office = await plantTicketHolder(server.db, { userType: 4, conferenceId: conference });
    const { holder } = await resultOf(server.app, getMyConference, {}, office);
    expect((await callEndpoint(server.app, reissueTicket, { ...asked, id: holder.userId }, office)).code).toBe(
      'Attendee.IsSelf',
    );
  });

  it('is one, however many take it away at once', async () => {
    const { attendeeId } = await ticket();
    const office = await plantTicketHolder(server.db, { userType: 4, conferenceId: conference });
    const asked = { id: attendeeId, reason: '补发' };
    const codes = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await callEndpoint(server.app, reissueTicket, asked, office)).result?.code,
      ),
    );
    const opened = await Promise.all(codes.map(async (code) => (await logIn(code ?? '')).status));
    expect(opened.filter((status) => status === 200)).toHaveLength(1);
  });
});

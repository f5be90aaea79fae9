import { updateAttendee } from '@tuyuan/contract/conference/attendees.ts';
import * as duty from '@tuyuan/contract/conference/duty.ts';
import * as roster from '@tuyuan/contract/conference/duty-management.ts';
import { createTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertConference } from '../../../fixtures/conference.ts';
import { fromNow } from '../../../fixtures/insert-row.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { isOnDuty, raiseAlarms, releaseShiftsOfLeavers } from './index.ts';

type Phone = Record<'x-conference-session', string>;
interface Staff {
  id: number;
  phone: Phone;
}

let server: TestServer;
let admin: { authorization: string };
let conferenceId: number;
const hour = 3_600_000;

const Id = z.object({ id: z.int() });
const numberOf = async (query: ReturnType<typeof sql>) => Id.parse((await server.db.execute(query)).rows[0]).id;
const at = (hours: number) => toWireDate(new Date(Date.now() + hours * hour));
let made = 0;

async function staff(name: string, userType = 2): Promise<Staff> {
  made += 1;
  const own = `${name}${made}`;
  const phone = await plantTicketHolder(server.db, { userType, conferenceId, name: own });
  return { phone, id: await numberOf(sql`SELECT id FROM attendee WHERE name = ${own}`) };
}

async function post(lead?: Staff, place = `东门 ${++made}`): Promise<number> {
  const fields = { conferenceId, place, work: '入场核验', ...(lead && { leadId: lead.id }) };
  return (await resultOf(server.app, roster.createPost, fields, admin)).id;
}

async function shift(postId: number, from: number, to: number, needed = 1): Promise<number> {
  const shifts = [{ startsAt: at(from), endsAt: at(to), needed }];
  const [id = 0] = (await resultOf(server.app, roster.createShifts, { postId, shifts }, admin)).ids;
  return id;
}

const claim = (who: Staff, shiftId: number) => callEndpoint(server.app, duty.claimShift, { shiftId }, who.phone);
const mine = (who: Staff) => resultOf(server.app, duty.getMyDuty, {}, who.phone);
const codeOf = async (postId: number) =>
  z
    .object({ code: z.string() })
    .parse((await server.db.execute(sql`SELECT code FROM duty_post WHERE id = ${postId}`)).rows[0]).code;
const placesTaken = (shiftId: number) => numberOf(sql`SELECT taken AS id FROM duty_shift WHERE id = ${shiftId}`);

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  conferenceId = await insertConference(server.db, { endTime: fromNow('2 days') });
});

describe('claiming', () => {
  it('gives the last place to one of many who want it at once', async () => {
    const shiftId = await shift(await post(), 5, 8, 2);
    const people = await Promise.all(Array.from({ length: 8 }, () => staff('甲')));
    const codes = (await Promise.all(people.map((one) => claim(one, shiftId)))).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(2);
    expect(codes.filter((code) => code === 'Shift.Full')).toHaveLength(6);
    expect(await placesTaken(shiftId)).toBe(2);
  });

  it('refuses two shifts at the same time, also when both are claimed at once', async () => {
    const who = await staff('乙');
    const shifts = [await shift(await post(), 5, 8), await shift(await post(), 7, 9)];
    const codes = (await Promise.all(shifts.map((id) => claim(who, id)))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['Shift.Overlaps', null]);
    expect((await mine(who)).shifts).toHaveLength(1);
  });

  it('answers a second claim with the first one’s entry', async () => {
    const who = await staff('丙');
    const shiftId = await shift(await post(), 5, 8, 2);
    const [first, second] = [await claim(who, shiftId), await claim(who, shiftId)];
    expect(second.result).toEqual(first.result);
    expect(await placesTaken(shiftId)).toBe(1);
  });

  it('refuses what is over and what belongs to another conference', async () => {
    const who = await staff('丁');
    const over = await shift(await post(), -3, -1);
    expect((await claim(who, over)).code).toBe('Shift.Over');
    const stranger = await plantTicketHolder(server.db, { userType: 2, name: '外人' });
    const call = await callEndpoint(
      server.app,
      duty.claimShift,
      { shiftId: await shift(await post(), 5, 8) },
      stranger,
    );
    expect(call.code).toBe('Shift.NotFound');
  });

  it('frees the place of who gives it back in time, and keeps it afterwards', async () => {
    const who = await staff('戊');
    const [far, near] = [await shift(await post(), 5, 8), await shift(await post(), 1, 3)];
    const [{ result: early }, { result: late }] = [await claim(who, far), await claim(who, near)];
    const drop = (entryId = 0) => callEndpoint(server.app, duty.dropShift, { entryId }, who.phone);
    expect((await drop(early?.entryId)).status).toBe(200);
    expect((await drop(late?.entryId)).code).toBe('ShiftEntry.StateMismatch');
    expect([await placesTaken(far), await placesTaken(near)]).toEqual([0, 1]);
    expect((await claim(who, far)).status).toBe(200);
  });
});

describe('being there', () => {
  const checkIn = (who: Staff, code: string) => callEndpoint(server.app, duty.checkInAtPost, { code }, who.phone);

  it('takes the code of one’s own posts only, from an hour before, and answers the first time again', async () => {
    const who = await staff('己');
    const [postId, otherPost, laterPost] = [await post(), await post(), await post()];
    await claim(who, await shift(postId, 0.5, 3));
    await claim(who, await shift(laterPost, 6, 8));
    expect((await checkIn(who, await codeOf(otherPost))).code).toBe('ShiftEntry.WrongPost');
    expect((await checkIn(who, await codeOf(laterPost))).code).toBe('ShiftEntry.TooEarly');
    const code = await codeOf(postId);
    const { posts } = await resultOf(server.app, roster.getDutyRoster, { conferenceId }, admin);
    const { address = '', place } = posts.find(({ id }) => id === postId) ?? {};
    expect(address).toMatch(/\/meeting\/duty#post=/);
    const first = await checkIn(who, address);
    expect(first.result?.place).toBe(place);
    expect((await checkIn(who, code)).result).toEqual(first.result);
    expect((await mine(who)).isOnDuty).toBe(true);
    expect(await isOnDuty(server.db, who.id)).toBe(true);
  });

  it('checks in at the post whose code it is, whether another shift of his is on or missed', async () => {
    const lead = await staff('组长');
    const settle = (entryId: number | undefined) =>
      callEndpoint(server.app, duty.settleEntry, { entryId, outcome: 'present' }, lead.phone);
    for (const isPresent of [true, false]) {
      const who = await staff('己');
      const [running, next] = [await post(lead), await post()];
      const { result } = await claim(who, await shift(running, -2, 0.4));
      await claim(who, await shift(next, 0.5, 3));
      if (isPresent) expect((await settle(result?.entryId)).status).toBe(200);
      expect((await checkIn(who, await codeOf(next))).status).toBe(200);
      const states = (await mine(who)).shifts.map(({ people }) => people[0]?.state);
      expect(states).toEqual([isPresent ? 'onDuty' : 'confirmed', 'onDuty']);
    }
  });

  it('takes the shift that follows at the same post once one is on duty in the first', async () => {
    const who = await staff('己');
    const postId = await post();
    await claim(who, await shift(postId, -2, 0.4));
    await claim(who, await shift(postId, 0.5, 3));
    const code = await codeOf(postId);
    const states = async () => (await mine(who)).shifts.map(({ people }) => people[0]?.state);
    await checkIn(who, code);
    expect(await states()).toEqual(['onDuty', 'confirmed']);
    await checkIn(who, code);
    expect(await states()).toEqual(['onDuty', 'onDuty']);
  });

  it('tells the lead of who has not come, once, unless he said that he is late', async () => {
    const lead = await staff('组长');
    const postId = await post(lead);
    const shiftId = await shift(postId, -0.5, 3, 2);
    const [missing, late] = [await staff('庚'), await staff('辛')];
    await claim(missing, shiftId);
    const { result } = await claim(late, shiftId);
    const lateness = { entryId: result?.entryId, minutes: 60, reason: '堵车' };
    await resultOf(server.app, duty.reportLate, lateness, late.phone);
    await raiseAlarms(server.db);
    await raiseAlarms(server.db);
    const told = await numberOf(
      sql`SELECT count(*)::int AS id FROM conference_notice n JOIN notice_receipt r ON r.notice_id = n.id WHERE n.conference_id = ${conferenceId} AND r.attendee_id = ${lead.id}`,
    );
    expect(told).toBe(1);
    const gaps = await resultOf(server.app, duty.getDutyGaps, {}, lead.phone);
    expect(gaps.items).toMatchObject([{ missing: 1, isNow: true, shift: { id: shiftId } }]);
    const inOffice = await resultOf(server.app, roster.getManagedGaps, { conferenceId }, admin);
    expect(inOffice.items).toEqual(gaps.items);
    const people = gaps.items[0]?.shift.people ?? [];
    expect(people.map(({ isMissing }) => isMissing)).toEqual([true, false]);
  });

  it('lets the lead free the place of who has not come, and nobody else', async () => {
    const lead = await staff('组长');
    const shiftId = await shift(await post(lead), -0.5, 3);
    const [who, other] = [await staff('壬'), await staff('癸')];
    const { result } = await claim(who, shiftId);
    const settle = (by: Staff, outcome: string) =>
      callEndpoint(server.app, duty.settleEntry, { entryId: result?.entryId, outcome }, by.phone);
    expect((await settle(other, 'noShow')).code).toBe('Shift.NotLead');
    expect((await settle(lead, 'noShow')).status).toBe(200);
    expect(await placesTaken(shiftId)).toBe(0);
    expect((await settle(lead, 'present')).code).toBe('ShiftEntry.StateMismatch');
    const { status } = await callEndpoint(
      server.app,
      duty.dispatchColleague,
      { shiftId, attendeeId: other.id },
      lead.phone,
    );
    expect(status).toBe(200);
    expect((await mine(other)).shifts).toMatchObject([
      { id: shiftId, people: [{ state: 'noShow' }, { state: 'claimed' }] },
    ]);
  });
});

describe('swapping', () => {
  async function asked(toAttendeeId?: number) {
    const lead = await staff('组长');
    const shiftId = await shift(await post(lead), 5, 8);
    const from = await staff('子');
    const { result } = await claim(from, shiftId);
    const question = { entryId: result?.entryId, toAttendeeId: toAttendeeId ?? null, reason: '有事' };
    const { swapId } = await resultOf(server.app, duty.askSwap, question, from.phone);
    return { lead, shiftId, from, swapId };
  }
  const accept = (who: Staff, swapId: number) => callEndpoint(server.app, duty.acceptSwap, { swapId }, who.phone);
  const decide = (who: Staff, swapId: number, isApproved = true) =>
    callEndpoint(server.app, duty.decideSwap, { swapId, isApproved }, who.phone);

  it('changes hands once both want it and the lead agrees', async () => {
    const { lead, from, swapId, shiftId } = await asked();
    const to = await staff('丑');
    expect((await mine(to)).swapsForMe).toMatchObject([{ id: swapId }]);
    expect((await decide(lead, swapId)).code).toBe('Swap.StateMismatch');
    await accept(to, swapId);
    expect((await decide(from, swapId)).code).toBe('Shift.NotLead');
    expect((await decide(lead, swapId)).status).toBe(200);
    expect((await mine(from)).shifts).toEqual([]);
    expect((await mine(to)).shifts).toMatchObject([{ id: shiftId }]);
    expect(await placesTaken(shiftId)).toBe(1);
    const { rows } = await server.db.execute(sql`SELECT state, reason FROM duty_swap WHERE id = ${swapId}`);
    expect(rows).toEqual([{ state: 'approved', reason: '' }]);
  });

  it('gives a swap that all are asked for to one of two who take it at once', async () => {
    const { swapId } = await asked();
    const two = [await staff('寅'), await staff('卯')];
    const codes = (await Promise.all(two.map((who) => accept(who, swapId)))).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
  });

  it('is not for others than who was asked, and stands once', async () => {
    const to = await staff('辰');
    const { swapId, from } = await asked(to.id);
    expect((await accept(await staff('巳'), swapId)).code).toBe('Swap.NotFound');
    expect((await accept(from, swapId)).code).toBe('Swap.ToSelf');
    const entryId = (await mine(from)).shifts[0]?.entryId;
    expect((await callEndpoint(server.app, duty.askSwap, { entryId }, from.phone)).code).toBe('Swap.AlreadyAsked');
    const { status } = await callEndpoint(server.app, duty.withdrawSwap, { swapId }, from.phone);
    expect(status).toBe(200);
    expect((await mine(to)).swapsForMe).toEqual([]);
  });

  it('refuses to hand a shift to who has taken another at its time meanwhile', async () => {
    const { lead, swapId } = await asked();
    const to = await staff('午');
    await accept(to, swapId);
    await claim(to, await shift(await post(), 6, 7));
    expect((await decide(lead, swapId)).code).toBe('Shift.Overlaps');
  });

  it('gives no shift to who no longer comes; all are asked again in his stead', async () => {
    const { lead, from, swapId, shiftId } = await asked();
    const to = await staff('未');
    await accept(to, swapId);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${to.id}`);
    expect((await decide(lead, swapId)).code).toBe('Attendee.NotStaff');
    await Promise.all([releaseShiftsOfLeavers(server.db), releaseShiftsOfLeavers(server.db)]);
    const other = await staff('申');
    expect((await mine(other)).swapsForMe).toMatchObject([{ id: swapId }]);
    expect((await accept(other, swapId)).status).toBe(200);
    expect((await mine(from)).shifts).toMatchObject([{ id: shiftId }]);
  });

  it.each([
    ['whose registration was refused', (id: number) => sql`UPDATE attendee SET state = 'rejected' WHERE id = ${id}`],
    ['who is no longer staff', (id: number) => sql`UPDATE attendee SET user_type = 0 WHERE id = ${id}`],
    ['whose ticket is void', (id: number) => sql`UPDATE ticket SET revoked_at = now() WHERE attendee_id = ${id}`],
  ])('asks all where the one colleague asked is one %s', async (_, leave) => {
    const to = await staff('酉');
    const { from, swapId } = await asked(to.id);
    const swapsOf = async () => (await mine(from)).shifts[0]?.swaps;
    await releaseShiftsOfLeavers(server.db);
    expect(await swapsOf()).toMatchObject([{ id: swapId, state: 'asked', toName: expect.stringContaining('酉') }]);
    await server.db.execute(leave(to.id));
    await Promise.all([releaseShiftsOfLeavers(server.db), releaseShiftsOfLeavers(server.db)]);
    expect(await swapsOf()).toMatchObject([{ id: swapId, state: 'asked', toName: '' }]);
    expect((await accept(await staff('戌'), swapId)).status).toBe(200);
  });

  it('holds to the yes of who has only lost his ticket, and to no other’s who has left the staff', async () => {
    const { from, swapId } = await asked();
    const to = await staff('亥');
    await accept(to, swapId);
    const stateOf = async () => (await mine(from)).shifts[0]?.swaps[0]?.state;
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE attendee_id = ${to.id}`);
    await releaseShiftsOfLeavers(server.db);
    expect(await stateOf()).toBe('accepted');
    await server.db.execute(sql`UPDATE attendee SET user_type = 0 WHERE id = ${to.id}`);
    await releaseShiftsOfLeavers(server.db);
    expect(await stateOf()).toBe('asked');
  });

  it('names as colleagues to ask only who holds a ticket', async () => {
    const { from, shiftId } = await asked();
    const [one, other] = [await staff('甲'), await staff('乙')];
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE attendee_id = ${other.id}`);
    const { items } = await resultOf(server.app, duty.getColleagues, { shiftId }, from.phone);
    const ids = items.map(({ attendeeId }) => attendeeId);
    expect([ids.includes(one.id), ids.includes(other.id)]).toEqual([true, false]);
  });
});

describe('the roster', () => {
  it('names a post once, keeps one with people, and refuses hours that end before they begin', async () => {
    const postId = await post(undefined, '南门');
    const again = { conferenceId, place: '南门', work: '入场核验' };
    const twice = await callEndpoint(server.app, roster.createPost, again, admin);
    expect([twice.code, twice.validationErrors[0]?.members]).toEqual(['Post.NameTaken', ['work']]);
    const shifts = [{ startsAt: at(3), endsAt: at(2), needed: 1 }];
    const reversed = await callEndpoint(server.app, roster.createShifts, { postId, shifts }, admin);
    expect([reversed.code, reversed.validationErrors[0]?.members]).toEqual([
      'Shift.TimesReversed',
      ['shifts[0].endsAt'],
    ]);
    await claim(await staff('未'), await shift(postId, 5, 8));
    expect((await callEndpoint(server.app, roster.deletePost, { id: postId }, admin)).code).toBe('Post.HasPeople');
  });

  it('moves a shift with its people unless one is elsewhere then, and never below them', async () => {
    const shiftId = await shift(await post(), 5, 8, 2);
    const who = await staff('申');
    await claim(who, shiftId);
    await claim(who, await shift(await post(), 9, 11));
    const change = (from: number, to: number, needed = 2) =>
      callEndpoint(server.app, roster.updateShift, { id: shiftId, startsAt: at(from), endsAt: at(to), needed }, admin);
    expect((await change(5, 10)).code).toBe('Shift.Overlaps');
    expect((await change(4, 7)).status).toBe(200);
    await claim(await staff('酉'), shiftId);
    expect((await change(4, 7, 1)).code).toBe('Shift.TooFewPlaces');
  });

  it('has the place of who no longer comes open again, and keeps what he did before', async () => {
    const postId = await post();
    const shiftId = await shift(postId, 5, 8);
    const past = await shift(postId, 1, 2);
    const who = await staff('亥');
    await claim(who, shiftId);
    await claim(who, past);
    await server.db.execute(
      sql`UPDATE duty_shift SET starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' WHERE id = ${past}`,
    );
    const { entryId } = (await mine(who)).shifts.find(({ id }) => id === shiftId) ?? {};
    await resultOf(server.app, duty.askSwap, { entryId }, who.phone);
    await server.db.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${who.id}`);
    const told = () =>
      numberOf(sql`
        SELECT count(*)::int AS id FROM hub_event WHERE name = 'dutyChanged' AND payload ->> 'id' = ${String(shiftId)}`);
    const before = await told();
    await Promise.all([releaseShiftsOfLeavers(server.db), releaseShiftsOfLeavers(server.db)]);
    expect([await placesTaken(shiftId), await placesTaken(past), (await told()) - before]).toEqual([0, 1, 1]);
    const other = await staff('子');
    expect((await mine(other)).swapsForMe).toEqual([]);
    expect((await claim(other, shiftId)).status).toBe(200);
  });

  it('has the place of who is no longer staff open again, and says why', async () => {
    const shiftId = await shift(await post(), 5, 8);
    const [who, other] = [await staff('丑'), await staff('寅')];
    await claim(who, shiftId);
    await releaseShiftsOfLeavers(server.db);
    expect((await claim(other, shiftId)).code).toBe('Shift.Full');
    const type = { conferenceId, name: '普通票', userType: 0, capacity: 10 };
    const { id: ticketTypeId } = await resultOf(server.app, createTicketType, type, admin);
    await server.db.execute(
      sql`UPDATE ticket_type SET taken = 3 WHERE conference_id = ${conferenceId} AND user_type = 2`,
    );
    await resultOf(server.app, updateAttendee, { id: who.id, ticketTypeId }, admin);
    await releaseShiftsOfLeavers(server.db);
    const { rows } = await server.db.execute(
      sql`SELECT state, changed_reason FROM duty_entry WHERE shift_id = ${shiftId}`,
    );
    expect(rows).toEqual([{ state: 'dropped', changed_reason: '不再是工作人员' }]);
    expect((await claim(other, shiftId)).status).toBe(200);
  });

  it('puts staff in and takes them out, never who is no staff', async () => {
    const shiftId = await shift(await post(), 5, 8);
    const [who, visitor] = [await staff('戌'), await staff('宾', 0)];
    const assign = (attendeeId: number) => callEndpoint(server.app, roster.assignShift, { shiftId, attendeeId }, admin);
    expect((await assign(visitor.id)).code).toBe('Attendee.NotStaff');
    const { result } = await assign(who.id);
    const { posts } = await resultOf(server.app, roster.getDutyRoster, { conferenceId }, admin);
    expect(posts[0]?.shifts[0]).toMatchObject({ state: 'filled', people: [{ attendeeId: who.id, state: 'claimed' }] });
    await resultOf(server.app, roster.unassignShift, { entryId: result?.entryId, reason: '改期' }, admin);
    expect(await placesTaken(shiftId)).toBe(0);
    expect((await mine(who)).shifts).toEqual([]);
  });
});

import { randomBytes } from 'node:crypto';
import { applyForInvoice, createInvoiceTitle, getMyInvoices } from '@tuyuan/contract/commerce/invoice.ts';
import { getMyOrder } from '@tuyuan/contract/commerce/order.ts';
import { approveAttendees, cancelAttendees } from '@tuyuan/contract/conference/attendee-actions.ts';
import { createAttendee, getManagedAttendees } from '@tuyuan/contract/conference/attendees.ts';
import * as conferenceData from '@tuyuan/contract/conference/conference-data.ts';
import { cancelConference } from '@tuyuan/contract/conference/publishing.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { commerceRoundJob } from '../../../commerce-jobs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { oneId } from '../../../platform/database/values.ts';
import { openSecretBox } from '../../../platform/secret-box.ts';
import { reactToEvents } from '../../../react-to-events.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { plantConference, plantTicketType } from '../../../testing/plant-conference.ts';
import { type Person, plantPeople } from '../../../testing/plant-people.ts';
import { smsTo } from '../../../testing/receive-sms.ts';
import { shopAt } from '../../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders } from '../../commerce/index.ts';
import { changeTicketType, followTicketOrders, leaveConferences } from './index.ts';

const price = 68_000;
let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ COMMERCE_ROUND_SECONDS: '3600' });
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  await firstRoundOver(server, commerceRoundJob);
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  // A place is taken by whoever has a ticket or may still pay for one, and by nobody else.
  const { rows } = await server.db.execute(sql`
    SELECT t.id FROM ticket_type t WHERE t.taken <> (SELECT count(*) FROM attendee WHERE ticket_type_id = t.id AND state IN ('unpaid', 'ticketed'))`);
  await server.stop();
  expect({ faults, rows }).toEqual({ faults: [], rows: [] });
});

const headersOf = ({ authorization }: Person) => ({ authorization });
const register = (one: Person, conferenceId: number, ticketTypeId: number) =>
  callEndpoint(
    server.app,
    conferenceData.registerForConference,
    { conferenceId, ticketTypeId, name: '林砚秋' },
    headersOf(one),
  );
const registered = async (one: Person, conferenceId: number, ticketTypeId: number) => {
  const { result } = await register(one, conferenceId, ticketTypeId);
  if (!result) throw new Error('not registered');
  return result;
};
const mine = async (one: Person, conferenceId: number) =>
  (await callEndpoint(server.app, conferenceData.getMyRegistration, { conferenceId }, headersOf(one))).result;
const cancel = (one: Person, conferenceId: number) =>
  callEndpoint(server.app, conferenceData.cancelRegistration, { conferenceId }, headersOf(one));
const orderOf = (one: Person, id: number | null) =>
  resultOf(server.app, getMyOrder, { id: z.int().parse(id) }, headersOf(one));
async function pay(one: Person, orderId: number | null): Promise<void> {
  const { address } = await shop.startPaying(headersOf(one), z.int().parse(orderId));
  await shop.press(address, 'twice');
}
const makeOverdue = (orderId: number | null) =>
  server.db.execute(sql`UPDATE purchase_order SET expires_at = now() - interval '1 second' WHERE id = ${orderId}`);
const box = openSecretBox(randomBytes(32), 'ticket');
const timeZone = 'Asia/Shanghai';
const parts = () => {
  const { jobs } = server.ingest;
  return { events: reactToEvents({ jobs, ticketBox: box, timeZone }), jobs, timeZone };
};
const expire = () => expireOrders(parts(), server.db, 'tenant_default');
const followMoney = () => followTicketOrders({ payments: parts(), box }, server.db, 'tenant_default');
const refunds = async (orderId: number | null) => {
  const { rows } = await server.db.execute(sql`SELECT amount_cents FROM refund WHERE order_id = ${orderId}`);
  return rows.map(({ amount_cents }) => amount_cents);
};
async function planted(fields: Parameters<typeof plantTicketType>[2] = {}) {
  const conference = await plantConference(server.db);
  return { conference, type: await plantTicketType(server.db, conference, { priceCents: price, ...fields }) };
}
async function two(): Promise<[Person, Person]> {
  const [first, second] = await plantPeople(server.db, 2);
  if (!first || !second) throw new Error('nobody');
  return [first, second];
}

describe('a ticket that costs', () => {
  it('is issued when its order is paid; until then its place is held without a ticket', async () => {
    const { conference, type } = await planted();
    const [one] = await two();
    const held = await registered(one, conference, type);
    expect(held).toMatchObject({ state: 'unpaid', hasTicket: false });
    expect(await orderOf(one, held.orderId)).toMatchObject({
      kind: 'ticket',
      totalCents: price,
      state: 'pendingPayment',
    });
    expect((await register(one, conference, type)).code).toBe('Conference.AlreadyRegistered');
    await pay(one, held.orderId);
    expect(await mine(one, conference)).toMatchObject({ state: 'ticketed', hasTicket: true, orderId: held.orderId });
    expect((await orderOf(one, held.orderId)).state).toBe('completed');
    await vi.waitFor(async () => expect((await smsTo(server, one.phone))[0]).toContain('报名成功'));
    expect(await smsTo(server, one.phone)).toHaveLength(1);
  });

  it('gives its last place to one of twenty who come at once, and to the first who waits when it is not paid in time', async () => {
    const { conference, type } = await planted({ capacity: 1 });
    const all = await plantPeople(server.db, 20);
    const answers = await Promise.all(all.map((one) => register(one, conference, type)));
    const states = answers.map(({ result }) => result?.state);
    expect(states.filter((state) => state === 'unpaid')).toHaveLength(1);
    expect(states.filter((state) => state === 'waitlisted')).toHaveLength(19);
    const holder = states.indexOf('unpaid');
    const places = await Promise.all(all.map(async (one) => (await mine(one, conference))?.waitlistPosition));
    const [late, first] = [all[holder], all[places.indexOf(1)]];
    if (!late || !first) throw new Error('nobody');
    await makeOverdue(answers[holder]?.result?.orderId ?? null);
    await Promise.all([expire(), expire()]);
    expect(await mine(late, conference)).toMatchObject({ state: 'cancelled', orderId: null });
    const promoted = await vi.waitFor(async () => {
      const own = await mine(first, conference);
      expect(own).toMatchObject({ state: 'unpaid', orderId: expect.any(Number) });
      return own;
    });
    expect((await orderOf(first, promoted?.orderId ?? null)).secondsLeft).toBeGreaterThan(23 * 3600);
    await pay(first, promoted?.orderId ?? null);
    expect((await mine(first, conference))?.state).toBe('ticketed');
  });

  it('is either paid or given on when its time ends in that moment, and no money is lost', async () => {
    const { conference, type } = await planted({ capacity: 1 });
    const all = await plantPeople(server.db, 8);
    for (const one of all) await register(one, conference, type);
    for (const one of all) {
      await vi.waitFor(async () => expect((await mine(one, conference))?.orderId ?? null).not.toBeNull());
      const orderId = (await mine(one, conference))?.orderId ?? null;
      const { address } = await shop.startPaying(headersOf(one), z.int().parse(orderId));
      await makeOverdue(orderId);
      await Promise.all([shop.press(address), expire()]);
      const own = await mine(one, conference);
      const { state } = await orderOf(one, orderId);
      expect([`${own?.state} ${state}`]).toEqual([own?.hasTicket ? 'ticketed completed' : 'cancelled expired']);
      if (own?.hasTicket) await cancel(one, conference);
    }
  });

  it('is charged only after an approval, where one is asked', async () => {
    const { conference, type } = await planted({ needsApproval: true });
    const [one] = await two();
    const applied = await registered(one, conference, type);
    expect(applied).toMatchObject({ state: 'applied', orderId: null });
    await resultOf(server.app, approveAttendees, { ids: [applied.id] }, admin);
    await vi.waitFor(async () => expect((await mine(one, conference))?.orderId).toEqual(expect.any(Number)));
    const held = await mine(one, conference);
    expect(held).toMatchObject({ state: 'unpaid', hasTicket: false });
    await vi.waitFor(async () => expect((await smsTo(server, one.phone))[0]).toContain('24 小时内'));
    await pay(one, held?.orderId ?? null);
    expect((await mine(one, conference))?.state).toBe('ticketed');
  });

  it('gives its money back once when it is given up in time, and later only by the office', async () => {
    const { conference, type } = await planted({ capacity: 1, refundDays: 5 });
    const [one, other] = await two();
    const held = await registered(one, conference, type);
    await pay(one, held.orderId);
    const waiting = await registered(other, conference, type);
    expect((await cancel(one, conference)).code).toBeNull();
    await Promise.all([followMoney(), followMoney()]);
    expect((await orderOf(one, held.orderId)).state).toBe('refunded');
    expect(await refunds(held.orderId)).toEqual([price]);
    const promoted = await mine(other, conference);
    expect(promoted).toMatchObject({ id: waiting.id, state: 'unpaid' });
    await pay(other, promoted?.orderId ?? null);
    await server.db.execute(sql`UPDATE ticket_type SET refund_days = 30 WHERE id = ${type}`);
    expect((await cancel(other, conference)).code).toBe('Registration.RefundOver');
    await resultOf(server.app, cancelAttendees, { ids: [waiting.id], reason: '本人申请' }, admin);
    await followMoney();
    expect((await orderOf(other, promoted?.orderId ?? null)).state).toBe('refunded');
  });

  it('closes the order when the place is given up unpaid, and the place goes on at once', async () => {
    const { conference, type } = await planted({ capacity: 1 });
    const [one, other] = await two();
    const held = await registered(one, conference, type);
    const waiting = await registered(other, conference, type);
    await cancel(one, conference);
    await followMoney();
    expect((await orderOf(one, held.orderId)).state).toBe('cancelled');
    expect(await mine(other, conference)).toMatchObject({ id: waiting.id, state: 'unpaid' });
  });

  it('goes back to everybody when the conference is cancelled, paid or not', async () => {
    const { conference, type } = await planted();
    const [paid, open] = await two();
    const first = await registered(paid, conference, type);
    await pay(paid, first.orderId);
    const second = await registered(open, conference, type);
    await resultOf(server.app, cancelConference, { id: conference, reason: '台风' }, admin);
    await followMoney();
    expect((await orderOf(paid, first.orderId)).state).toBe('refunded');
    expect((await orderOf(open, second.orderId)).state).toBe('cancelled');
    expect(await refunds(first.orderId)).toEqual([price]);
  });

  it('is free from the office, which sees who has yet to pay, and keeps their type', async () => {
    const { conference, type } = await planted();
    const other = await plantTicketType(server.db, conference, { name: '另一种' });
    const [one] = await two();
    const held = await registered(one, conference, type);
    const given = { conferenceId: conference, ticketTypeId: type, name: '周远', phone: '13600000001' };
    expect(await resultOf(server.app, createAttendee, given, admin)).toMatchObject({ state: 'ticketed' });
    const wanted = { conferenceId: conference, states: ['unpaid'] as const };
    const { items } = await resultOf(server.app, getManagedAttendees, wanted, admin);
    expect(items.map(({ id, state }) => [id, state])).toEqual([[held.id, 'unpaid']]);
    const change = { attendeeId: held.id, ticketTypeId: other };
    const changing = inTransaction(server.db, (transaction) => changeTicketType(transaction, box, change));
    await expect(changing).rejects.toThrow(expect.objectContaining({ code: 'Attendee.StateMismatch' }));
  });

  it('is invoiced like other orders, and no longer when its account is deleted, which gives its money back', async () => {
    const { conference, type } = await planted();
    const [one] = await two();
    const held = await registered(one, conference, type);
    await pay(one, held.orderId);
    const person = headersOf(one);
    const { id: titleId } = await resultOf(
      server.app,
      createInvoiceTitle,
      { kind: 'personal', name: '林砚秋' },
      person,
    );
    await resultOf(server.app, applyForInvoice, { orderIds: [z.int().parse(held.orderId)], titleId }, person);
    const userId = await oneId(server.db, sql`SELECT user_id AS id FROM attendee WHERE id = ${held.id}`);
    await inTransaction(server.db, (transaction) =>
      leaveConferences({ box, jobs: server.ingest.jobs })({ transaction, schema: 'tenant_default' }, { userId }),
    );
    await followMoney();
    expect((await orderOf(one, held.orderId)).state).toBe('refunded');
    expect((await resultOf(server.app, getMyInvoices, {}, person)).items).toMatchObject([{ state: 'rejected' }]);
  });
});

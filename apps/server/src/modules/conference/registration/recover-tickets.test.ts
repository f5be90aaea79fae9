import { recoverTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAttendee, insertTicket } from '../../../fixtures/conference.ts';
import { callEndpoint } from '../../../testing/call-endpoint.ts';
import { plantConference, plantTicketType } from '../../../testing/plant-conference.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function attends(phone: string, times: Parameters<typeof plantConference>[1] = {}) {
  const conferenceId = await plantConference(server.db, times);
  const ticketTypeId = await plantTicketType(server.db, conferenceId);
  const attendeeId = await insertAttendee(server.db, { conferenceId, ticketTypeId, phone });
  await insertTicket(server.db, { conferenceId, attendeeId });
  return { conferenceId, attendeeId };
}
const recover = (phone: string, conferenceId: number | null = null) =>
  callEndpoint(server.app, recoverTicket, { phone, conferenceId });
async function sentTo(...attendeeIds: number[]): Promise<number[]> {
  const { rows } = await server.db.execute<{ id: number }>(
    sql`SELECT attendee_id AS id FROM attendee_message WHERE kind = 'resent' AND attendee_id = ANY(${sql.param(attendeeIds)}::int[]) ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}

it('sends the tickets of a phone to it: of one conference, or of all that are not over', async () => {
  const phone = '13700000101';
  const [one, other] = [await attends(phone), await attends(phone)];
  const over = await attends(phone, { starts: '-3 days', ends: '-1 day' });
  expect((await recover(phone, one.conferenceId)).status).toBe(200);
  const all = [one.attendeeId, other.attendeeId, over.attendeeId] as const;
  expect(await sentTo(...all)).toEqual([one.attendeeId]);
  await server.db.execute(sql`DELETE FROM quota WHERE key LIKE 'ticket-recovery-pause:%'`);
  await recover(phone);
  expect(await sentTo(...all)).toEqual([one.attendeeId, one.attendeeId, other.attendeeId]);
});

it('answers the same to a number without a ticket, and to both only once a minute, also of ten at once', async () => {
  const { attendeeId } = await attends('13700000102');
  for (const phone of ['13700000102', '13700000103']) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => recover(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['Request.TooMany']),
    );
  }
  expect(await sentTo(attendeeId)).toEqual([attendeeId]);
});

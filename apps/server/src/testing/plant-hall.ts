import { createInteractionRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertConference } from '../fixtures/conference.ts';
import { resultOf } from './call-endpoint.ts';
import { plantTicketHolder } from './plant-ticket-holder.ts';
import type { TestServer } from './test-server.ts';

export type Phone = Record<'x-conference-session', string>;

export interface Hall {
  conferenceId: number;
  roomId: number;
  /** One phone per name. */
  phones: Phone[];
}

/** Creates a running conference with one interactive hall and people in it. */
export async function plantHall(
  server: TestServer,
  office: { authorization: string },
  { names, ...switches }: { names: readonly string[] } & Record<string, unknown>,
): Promise<Hall> {
  const conferenceId = await insertConference(server.db);
  const room = { conferenceId, name: '听涛厅', slowSeconds: 0, ...switches };
  const { id: roomId } = await resultOf(server.app, createInteractionRoom, room, office);
  const phones: Phone[] = [];
  for (const name of names) phones.push(await plantTicketHolder(server.db, { conferenceId, userType: 0, name }));
  await server.db.execute(
    sql`UPDATE attendee SET hall = '听涛厅', seat = 'C-12-08' WHERE conference_id = ${conferenceId}`,
  );
  return { conferenceId, roomId, phones };
}

export async function attendeeNamed(server: TestServer, conferenceId: number, name: string): Promise<number> {
  const { rows } = await server.db.execute(
    sql`SELECT id FROM attendee WHERE conference_id = ${conferenceId} AND name = ${name}`,
  );
  return z.object({ id: z.int() }).parse(rows[0]).id;
}

/** Returns what the conference's hub published under that name, in order. */
export async function toldLive(server: TestServer, conferenceId: number, name: string): Promise<unknown[]> {
  const { rows } = await server.db.execute(sql`
    SELECT payload FROM hub_event WHERE name = ${name} AND channel = ${`conferenceLive/conference:${conferenceId}`} ORDER BY seq`);
  return z
    .array(z.object({ payload: z.unknown() }))
    .parse(rows)
    .map(({ payload }) => payload);
}

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertAttendee } from '../fixtures/conference.ts';
import type { Database } from '../platform/database/database.ts';
import { plantConference, plantTicketType } from './plant-conference.ts';

const IdRow = z.object({ id: z.int() });

const form = [
  { key: 'company', label: '工作单位', type: 'text', isRequired: true },
  { key: 'interests', label: '兴趣', type: 'multiSelect', options: ['风光', '人像'] },
  { key: 'idCardNo', label: '身份证号', type: 'idCard' },
].map((field) => ({ help: '', isRequired: false, options: [], change: 'editable', editableUntil: null, ...field }));

/** Creates a conference with a few form questions and three places of one ticket type. */
export async function plantAskingConference(db: Database): Promise<{ conference: number; type: number }> {
  const conference = await plantConference(db, { form });
  return { conference, type: await plantTicketType(db, conference, { capacity: 3 }) };
}

interface AttendeeFields {
  ticketTypeId: number;
  state: string;
  phone?: string;
}

/** Inserts an attendee of that state who takes no place and has no ticket. */
export async function plantAttendee(db: Database, { ticketTypeId, ...fields }: AttendeeFields): Promise<number> {
  const { rows } = await db.execute(sql`SELECT conference_id AS id FROM ticket_type WHERE id = ${ticketTypeId}`);
  return insertAttendee(db, { conferenceId: IdRow.parse(rows[0]).id, ticketTypeId, ...fields });
}

/** Returns how many places of a type are taken. */
export async function takenOf(db: Database, ticketTypeId: number): Promise<number> {
  const { rows } = await db.execute(sql`SELECT taken FROM ticket_type WHERE id = ${ticketTypeId}`);
  return z.object({ taken: z.int() }).parse(rows[0]).taken;
}

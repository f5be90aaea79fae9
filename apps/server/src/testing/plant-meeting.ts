import { randomUUID } from 'node:crypto';
import { registerDevice, scanTicket } from '@tuyuan/contract/conference/check-in.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  insertAttendee,
  insertConference,
  insertTicket,
  insertTicketSession,
  ticketTypeOf,
} from '../fixtures/conference.ts';
import { keepTicketSecrets, newTicketSecrets } from '../modules/conference/registration/ticket-secrets.ts';
import { readSecretKey } from '../platform/read-secret-key.ts';
import { openSecretBox } from '../platform/secret-box.ts';
import { callEndpoint, resultOf } from './call-endpoint.ts';
import type { TestServer } from './test-server.ts';

const IdRow = z.object({ id: z.int() });
type Headers = Record<'x-conference-session', string>;

export interface PlantedTicket {
  ticketId: number;
  attendeeId: number;
  name: string;
  code: string;
  qr: string;
  /** Logs a phone in. */
  logIn(): Promise<Headers>;
}

interface PointFacts {
  kind: string;
  entry: string;
  hasLeave: boolean;
  portions: number | null;
  userTypes: number[];
  gates: string[];
  opens: string;
  closes: string;
  isRotatingOnly: boolean;
  lanes: number;
}

/** Creates a running conference with tickets that open by code, QR and log-in, sign points and phones of the scanning staff. */
export async function plantMeeting({ app, db, dataDir }: TestServer) {
  const box = openSecretBox(await readSecretKey(dataDir, undefined), 'ticket');
  const id = async (query: ReturnType<typeof sql>) => IdRow.parse((await db.execute(query)).rows[0]).id;
  let made = 0;
  const conferenceId = await insertConference(db);

  async function ticket({ userType = 0, name = '', diet = '' } = {}): Promise<PlantedTicket> {
    made += 1;
    const number = made;
    const called = name || `参会者${number}`;
    const ticketTypeId = await ticketTypeOf(db, conferenceId, userType);
    const attendeeId = await insertAttendee(db, {
      conferenceId,
      ticketTypeId,
      userType,
      name: called,
      diet,
      company: '江州摄影家协会',
      seat: 'B 区 12 排 08 座',
      phone: `138${String(10_000_000 + number)}`,
    });
    const secrets = newTicketSecrets();
    const ticketId = await insertTicket(db, { conferenceId, attendeeId, ...keepTicketSecrets(box, secrets) });
    return {
      ticketId,
      attendeeId,
      name: called,
      ...secrets,
      async logIn() {
        return { 'x-conference-session': await insertTicketSession(db, ticketId) };
      },
    };
  }

  async function point(facts: Partial<PointFacts> = {}): Promise<number> {
    made += 1;
    const number = made;
    const { kind = 'door', entry = 'once', hasLeave = false, gates = ['东门', '西门'] } = facts;
    const { opens = '-1 hour', closes = '3 hours' } = facts;
    const portions = facts.portions ?? (kind === 'meal' || kind === 'gift' ? 1 : null);
    return id(sql`
      INSERT INTO sign_point (conference_id, kind, name, entry, has_leave, portions, user_types, gates, opens_at, closes_at, is_rotating_only, lanes)
      VALUES (${conferenceId}, ${kind}, ${`签到点 ${number}`}, ${entry}, ${hasLeave}, ${portions}, ${sql.param(facts.userTypes ?? [])}::smallint[],
        ${sql.param(gates)}::text[], now() + ${opens}::interval, now() + ${closes}::interval, ${facts.isRotatingOnly ?? false}, ${facts.lanes ?? 1}) RETURNING id`);
  }

  /** Creates a checker with their own phone; `scan` returns the whole call. */
  async function checker(name = '沈知白') {
    const headers = await (await ticket({ userType: 3, name })).logIn();
    const station = await resultOf(app, registerDevice, { key: randomUUID() }, headers);
    const { deviceId } = station;
    return {
      headers,
      station,
      deviceId,
      scan: (pointId: number, text: string, more: Record<string, unknown> = {}) =>
        callEndpoint(app, scanTicket, { deviceId, nonce: randomUUID(), pointId, gate: '东门', text, ...more }, headers),
    };
  }

  return { conferenceId, ticket, point, checker };
}

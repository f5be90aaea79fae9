import { createHash, randomBytes } from 'node:crypto';
import {
  keepTicketSecrets,
  newTicketSecrets,
} from '@tuyuan/server/src/modules/conference/registration/ticket-secrets.ts';
import { openSecretBox } from '@tuyuan/server/src/platform/secret-box.ts';
import type pg from 'pg';

export interface Person {
  attendeeId: number;
  ticketId: number;
  /** Ticket code for typing. */
  code: string;
  /** Content of the ticket's QR code. */
  qr: string;
}

export interface BenchConference {
  id: number;
  /** Adds people with tickets of a separate type with this `userType`. */
  admit(count: number, userType: number): Promise<Person[]>;
  /** Log-ins of these tickets, in their order. */
  logIn(people: readonly Person[]): Promise<string[]>;
}

/** Creates a running conference directly in the tenant's tables. */
export async function benchConference(client: pg.Client, secretKey: Buffer): Promise<BenchConference> {
  const box = openSecretBox(secretKey, 'ticket');
  const idOf = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await client.query<{ id: number }>(text, values);
    return rows[0]?.id ?? 0;
  };
  const id = await idOf(
    `INSERT INTO conference (state, title, start_time, end_time, reg_start_time, reg_end_time, version, published_at)
     VALUES ('published', '万人影展', now() - interval '1 hour', now() + interval '1 day', now() - interval '9 days', now() - interval '2 hours', 1, now()) RETURNING id`,
    [],
  );

  async function admit(count: number, userType: number): Promise<Person[]> {
    const typeId = await idOf(
      'INSERT INTO ticket_type (conference_id, name, user_type) VALUES ($1, $2, $3) RETURNING id',
      [id, `票种 ${userType}`, userType],
    );
    const secrets = Array.from({ length: count }, newTicketSecrets);
    const kept = secrets.map((secret) => keepTicketSecrets(box, secret));
    const { rows } = await client.query<{ id: number; attendee_id: number }>(
      `WITH person AS (
         INSERT INTO attendee (conference_id, ticket_type_id, state, user_type, name, company, seat)
         SELECT $1, $2, 'ticketed', $3, '参会者' || n, '江州摄影家协会', 'B 区 ' || n || ' 座' FROM generate_series(1, $4::int) n RETURNING id
       ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM person)
       INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
       SELECT $1, p.id, s.code, s.qr, s.sealed FROM numbered p JOIN unnest($5::bytea[], $6::bytea[], $7::bytea[]) WITH ORDINALITY AS s(code, qr, sealed, n) ON s.n = p.n
       ORDER BY s.n RETURNING id, attendee_id`,
      [
        id,
        typeId,
        userType,
        count,
        kept.map(({ codeHash }) => codeHash),
        kept.map(({ qrHash }) => qrHash),
        kept.map(({ sealed }) => sealed),
      ],
    );
    return rows.map((row, index) => ({
      attendeeId: row.attendee_id,
      ticketId: row.id,
      code: secrets[index]?.code ?? '',
      qr: secrets[index]?.qr ?? '',
    }));
  }

  async function logIn(people: readonly Person[]): Promise<string[]> {
    const tokens = people.map(() => randomBytes(32).toString('base64url'));
    await client.query(
      `INSERT INTO ticket_session (ticket_id, token_hash, client_ip, user_agent, expires_at)
       SELECT s.ticket_id, s.hash, '192.0.2.1', 'bench', now() + interval '1 day' FROM unnest($1::int[], $2::bytea[]) AS s(ticket_id, hash)`,
      [people.map(({ ticketId }) => ticketId), tokens.map((token) => createHash('sha256').update(token).digest())],
    );
    return tokens;
  }

  return { id, admit, logIn };
}

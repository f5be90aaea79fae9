import { createHash, randomBytes } from 'node:crypto';
import { keepTicketSecrets, newTicketSecrets } from '@tuyuan/server/src/modules/conference/ticket-secrets.ts';
import { openSecretBox } from '@tuyuan/server/src/platform/secret-box.ts';
import type pg from 'pg';

export interface BenchMeeting {
  pointId: number;
  /** What is typed of each ticket. */
  codes: string[];
  /** Log-ins of as many of the staff as there are devices. */
  sessions: string[];
}

/** A conference with one door, tickets and staff who are logged in, written straight into the tenant's tables. */
export async function fillMeeting(
  client: pg.Client,
  secretKey: Buffer,
  { tickets, devices }: { tickets: number; devices: number },
): Promise<BenchMeeting> {
  const box = openSecretBox(secretKey, 'ticket');
  const id = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await client.query<{ id: number }>(text, values);
    return rows[0]?.id ?? 0;
  };
  const conferenceId = await id(
    `INSERT INTO conference (state, title, start_time, end_time, reg_start_time, reg_end_time, version, published_at)
     VALUES ('published', '万人影展', now() - interval '1 hour', now() + interval '1 day', now() - interval '9 days', now() - interval '2 hours', 1, now()) RETURNING id`,
    [],
  );
  const typeId = (userType: number) =>
    id('INSERT INTO ticket_type (conference_id, name, user_type) VALUES ($1, $2, $3) RETURNING id', [
      conferenceId,
      `票种 ${userType}`,
      userType,
    ]);
  async function people(count: number, userType: number) {
    const secrets = Array.from({ length: count }, newTicketSecrets);
    const kept = secrets.map((secret) => keepTicketSecrets(box, secret));
    const { rows } = await client.query<{ id: number }>(
      `WITH person AS (
         INSERT INTO attendee (conference_id, ticket_type_id, state, user_type, name, company, seat)
         SELECT $1, $2, 'ticketed', $3, '参会者' || n, '江州摄影家协会', 'B 区 ' || n || ' 座' FROM generate_series(1, $4::int) n RETURNING id
       ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM person)
       INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
       SELECT $1, p.id, s.code, s.qr, s.sealed FROM numbered p JOIN unnest($5::bytea[], $6::bytea[], $7::bytea[]) WITH ORDINALITY AS s(code, qr, sealed, n) ON s.n = p.n
       RETURNING id`,
      [
        conferenceId,
        await typeId(userType),
        userType,
        count,
        kept.map(({ codeHash }) => codeHash),
        kept.map(({ qrHash }) => qrHash),
        kept.map(({ sealed }) => sealed),
      ],
    );
    return { codes: secrets.map(({ code }) => code), ticketIds: rows.map((row) => row.id) };
  }
  const { codes } = await people(tickets, 0);
  const staff = await people(devices, 3);
  const sessions = staff.ticketIds.map(() => randomBytes(32).toString('base64url'));
  for (const [index, ticketId] of staff.ticketIds.entries())
    await client.query(
      `INSERT INTO ticket_session (ticket_id, token_hash, client_ip, user_agent, expires_at) VALUES ($1, $2, '192.0.2.1', 'bench', now() + interval '1 day')`,
      [
        ticketId,
        createHash('sha256')
          .update(sessions[index] ?? '')
          .digest(),
      ],
    );
  const pointId = await id(
    `INSERT INTO sign_point (conference_id, kind, name, opens_at, closes_at) VALUES ($1, 'door', '大门', now() - interval '1 hour', now() + interval '8 hours') RETURNING id`,
    [conferenceId],
  );
  return { pointId, codes, sessions };
}

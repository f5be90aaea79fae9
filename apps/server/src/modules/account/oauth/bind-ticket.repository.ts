import { providerField } from '@tuyuan/contract/account/oauth.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const BindTicketRow = z.object({
  provider: providerField,
  appId: z.string(),
  openId: z.string(),
  subject: z.string(),
  nickName: z.string(),
  isRemembered: z.boolean(),
});
type BindTicket = z.infer<typeof BindTicketRow>;

interface TicketKey {
  ticketHash: Buffer;
  browserHash: Buffer;
}

/** Also deletes expired tickets. */
export async function insertBindTicket(
  db: Database,
  { ticketHash, browserHash }: TicketKey,
  ticket: BindTicket,
  lifeSeconds: number,
): Promise<void> {
  await db.execute(sql`DELETE FROM oauth_bind_ticket WHERE expires_at < now()`);
  await db.execute(sql`
    INSERT INTO oauth_bind_ticket (ticket_hash, browser_hash, provider, app_id, open_id, subject, nick_name, is_remembered, expires_at)
    VALUES (${ticketHash}, ${browserHash}, ${ticket.provider}, ${ticket.appId}, ${ticket.openId}, ${ticket.subject},
      ${ticket.nickName}, ${ticket.isRemembered}, now() + make_interval(secs => ${lifeSeconds}))`);
}

/** Removes and returns the ticket; of several concurrent callers exactly one gets it. */
export async function takeBindTicket(db: Database, { ticketHash, browserHash }: TicketKey): Promise<BindTicket | null> {
  const { rows } = await db.execute(sql`
    DELETE FROM oauth_bind_ticket
    WHERE ticket_hash = ${ticketHash} AND browser_hash = ${browserHash} AND expires_at > now()
    RETURNING provider, app_id AS "appId", open_id AS "openId", subject, nick_name AS "nickName", is_remembered AS "isRemembered"`);
  return rows[0] === undefined ? null : BindTicketRow.parse(rows[0]);
}

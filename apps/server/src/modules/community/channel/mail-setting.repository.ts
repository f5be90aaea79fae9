import { OutboxEmail } from '@tuyuan/contract/community/mail-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { one } from '../../../platform/database/rows.ts';
import { containing } from '../../../platform/database/sql-parts.ts';
import type { MailMessage } from './mail-sender.ts';

const StoredSettings = z.object({
  host: z.string(),
  port: z.int(),
  encryption: z.enum(['tls', 'starttls', 'none']),
  user: z.string(),
  sender: z.string(),
  /** Sealed; empty without one. */
  password: z.instanceof(Buffer),
});
export type StoredMailSettings = z.infer<typeof StoredSettings>;

export function readMailSettings(db: Database): Promise<StoredMailSettings> {
  return one(
    db,
    StoredSettings,
    sql`SELECT host, port, encryption, user_name AS "user", sender, password FROM mail_setting`,
  );
}

/** A password of null stays as it is. */
export async function storeMailSettings(
  db: Database,
  settings: Omit<StoredMailSettings, 'password'> & { password: Buffer | null },
): Promise<void> {
  await db.execute(sql`
    UPDATE mail_setting SET host = ${settings.host}, port = ${settings.port}, encryption = ${settings.encryption},
      user_name = ${settings.user}, sender = ${settings.sender}, password = coalesce(${settings.password}, password)`);
}

export async function insertOutboxEmails(db: Database, messages: readonly MailMessage[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO email_outbox (purpose, address, subject, text, html)
    SELECT purpose, address, subject, text, html FROM jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      AS m(purpose text, address text, subject text, text text, html text)`);
}

const OutboxRow = OutboxEmail.extend({ at: z.date() });

/** Returns the e-mails kept instead of sent, newest first. */
export function pageOfOutboxEmails(
  db: Database,
  { address, ...page }: { address: string; skipCount: number; maxResultCount: number },
) {
  const where = [address !== '' && sql`address ILIKE ${containing(address)}`];
  const columns = sql`id, at, address, purpose, subject, text`;
  return findPage(db, OutboxRow, { columns, from: sql`email_outbox`, where, order: sql`at DESC, id DESC` }, page);
}

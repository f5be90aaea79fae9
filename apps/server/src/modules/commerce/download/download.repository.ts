import type { DownloadVariant } from '@tuyuan/contract/commerce/order-states.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, one } from '../../../platform/database/rows.ts';

interface NewLink {
  tokenHash: Buffer;
  userId: number;
  orderId: number;
  licenceId: number | null;
  variant: DownloadVariant;
  lifeSeconds: number;
}

const Expiry = z.object({ expiresAt: z.date() });

export function insertDownloadLink(db: Database, link: NewLink): Promise<z.infer<typeof Expiry>> {
  return one(
    db,
    Expiry,
    sql`INSERT INTO download_link (token_hash, user_id, order_id, licence_id, variant, expires_at)
    VALUES (${link.tokenHash}, ${link.userId}, ${link.orderId}, ${link.licenceId}::int, ${link.variant},
      now() + make_interval(secs => ${link.lifeSeconds})) RETURNING expires_at`,
  );
}

const Link = z.object({ orderId: z.int(), licenceId: z.int().nullable(), variant: z.enum(['original', 'web']) });

/** The link if it is that user's and has not expired; null otherwise. */
export function findDownloadLink(
  db: Database,
  tokenHash: Buffer,
  userId: number,
): Promise<z.infer<typeof Link> | null> {
  return findOne(
    db,
    Link,
    sql`SELECT order_id, licence_id, variant FROM download_link
    WHERE token_hash = ${tokenHash} AND user_id = ${userId} AND expires_at > now()`,
  );
}

export async function deleteExpiredDownloadLinks(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM download_link WHERE expires_at < now() - interval '1 hour'`);
}

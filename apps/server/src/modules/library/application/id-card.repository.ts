import type { IdCardSide } from '@tuyuan/contract/library/photographer-application.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';

/** Puts a card's picture in the place of the former one; it gets an id of its own. */
export async function replaceIdCard(
  transaction: Database,
  applicationId: number,
  side: IdCardSide,
  sealed: Buffer,
): Promise<void> {
  await deleteIdCardSides(transaction, applicationId, [side]);
  await transaction.execute(
    sql`INSERT INTO photographer_id_card (application_id, side, sealed) VALUES (${applicationId}, ${side}, ${sealed})`,
  );
}

export async function deleteIdCardSides(
  transaction: Database,
  applicationId: number,
  sides: readonly IdCardSide[],
): Promise<void> {
  await transaction.execute(
    sql`DELETE FROM photographer_id_card WHERE application_id = ${applicationId} AND side = ANY(${textList(sides)})`,
  );
}

const SealedCard = z.object({ sealed: z.instanceof(Buffer), applicationId: z.int() });

export function findSealedIdCard(db: Database, id: number): Promise<z.infer<typeof SealedCard> | null> {
  return findOne(db, SealedCard, sql`SELECT sealed, application_id FROM photographer_id_card WHERE id = ${id}`);
}

/** Deletes the cards whose application is decided for so many days, or was never handed in for as long. */
export async function deleteIdCardsAfter(db: Database, days: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM photographer_id_card c USING photographer_application a
    WHERE a.id = c.application_id AND a.state <> 'pending'
      AND greatest(a.decided_at, c.created_at) <= now() - make_interval(days => ${days}::int)`);
}

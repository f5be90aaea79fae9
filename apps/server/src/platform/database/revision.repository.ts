import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';

const Row = z.object({ number: z.number() });

/** Number of the subject's last change. */
export async function readRevision(db: Database, subject: string): Promise<number> {
  const { rows } = await db.execute(sql`SELECT number FROM revision WHERE subject = ${subject}`);
  return Row.parse(rows[0]).number;
}

/** Returns the number of the subject's last change, and locks the subject until the transaction ends. */
export async function lockRevision(transaction: Database, subject: string): Promise<number> {
  const { rows } = await transaction.execute(sql`SELECT number FROM revision WHERE subject = ${subject} FOR UPDATE`);
  return Row.parse(rows[0]).number;
}

/**
 * Takes the next number and locks the subject until the transaction ends. With `from`, only if that is still the latest
 * number; otherwise returns null because another change came first.
 */
export async function advanceRevision(transaction: Database, subject: string, from?: number): Promise<number | null> {
  const { rows } = await transaction.execute(sql`
    UPDATE revision SET number = number + 1
    WHERE subject = ${subject} AND (${from ?? null}::int IS NULL OR number = ${from ?? null}::int) RETURNING number`);
  return rows[0] === undefined ? null : Row.parse(rows[0]).number;
}

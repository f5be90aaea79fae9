import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

/** Locks sealing for one process at a time, so that line numbers grow in commit order. Returns false if another is sealing. */
export async function lockRoster(transaction: Database, conferenceId: number): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended('check-in.roster.' || current_schema(), ${conferenceId})) AS held`,
  );
  return z.object({ held: z.boolean() }).parse(rows[0]).held;
}

const MarkRow = z.object({ ticket_id: z.int(), mark: z.instanceof(Buffer) });

export async function readRosterMarks(db: Database, conferenceId: number): Promise<Map<number, Buffer>> {
  const { rows } = await db.execute(sql`SELECT ticket_id, mark FROM roster_line WHERE conference_id = ${conferenceId}`);
  return new Map(
    z
      .array(MarkRow)
      .parse(rows)
      .map(({ ticket_id, mark }) => [ticket_id, mark]),
  );
}

const SealedRow = z.object({ ticket_id: z.int(), sealed: z.instanceof(Buffer) });

/** Returns the sealed secrets of these tickets. */
export async function readSealedSecrets(db: Database, ticketIds: readonly number[]): Promise<Map<number, Buffer>> {
  const { rows } = await db.execute(
    sql`SELECT id AS ticket_id, sealed FROM ticket WHERE id = ANY (${sql.param([...ticketIds])}::int[])`,
  );
  return new Map(
    z
      .array(SealedRow)
      .parse(rows)
      .map(({ ticket_id, sealed }) => [ticket_id, sealed]),
  );
}

const Entry = z.object({ index: z.string(), box: z.string() });
export type StoredEntry = z.infer<typeof Entry>;

export async function storeRosterLine(
  transaction: Database,
  line: { ticketId: number; conferenceId: number; mark: Buffer; entries: readonly StoredEntry[] },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO roster_line (ticket_id, conference_id, mark, entries)
    VALUES (${line.ticketId}, ${line.conferenceId}, ${line.mark}, ${JSON.stringify(line.entries)}::jsonb)
    ON CONFLICT (ticket_id) DO UPDATE SET mark = excluded.mark, entries = excluded.entries, number = DEFAULT`);
}

const LineRow = z.object({ number: z.int(), entries: z.array(Entry) });

export async function readRosterLines(
  db: Database,
  { conferenceId, after, limit }: { conferenceId: number; after: number; limit: number },
): Promise<z.infer<typeof LineRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT number, entries FROM roster_line WHERE conference_id = ${conferenceId} AND number > ${after} ORDER BY number LIMIT ${limit}`);
  return z.array(LineRow).parse(rows);
}

const AdmissionRow = z.object({
  id: z.int(),
  tag: z.string(),
  cycle: z.int(),
  at: z.coerce.date(),
  gate: z.string(),
  is_over: z.boolean(),
});

/** Returns a sign point's admissions by the tag of the ticket's line, including those that have ended since then. */
export async function readTaggedAdmissions(
  db: Database,
  { pointId, after, since, limit }: { pointId: number; after: number; since: Date | null; limit: number },
): Promise<z.infer<typeof AdmissionRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT m.id, l.entries -> 0 ->> 'index' AS tag, m.cycle, m.admitted_at AS at, m.gate, m.state IN ('void', 'pending') OR m.left_at IS NOT NULL AS is_over
    FROM admission m JOIN roster_line l ON l.ticket_id = m.ticket_id
    WHERE m.sign_point_id = ${pointId} AND (m.id > ${after} OR greatest(m.admitted_at, m.voided_at, m.left_at) > ${since}::timestamptz)
    ORDER BY m.id LIMIT ${limit}`);
  return z.array(AdmissionRow).parse(rows);
}

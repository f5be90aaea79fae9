import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

export async function insertDraw(
  transaction: Database,
  interactionId: number,
  { commitment, sealedSeed }: { commitment: Buffer; sealedSeed: Buffer },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO lottery_draw (interaction_id, commitment, sealed_seed) VALUES (${interactionId}, ${commitment}, ${sealedSeed})`);
}

export async function findSealedSeed(db: Database, interactionId: number): Promise<Buffer> {
  const { rows } = await db.execute(sql`SELECT sealed_seed FROM lottery_draw WHERE interaction_id = ${interactionId}`);
  return z.object({ sealed_seed: z.instanceof(Buffer) }).parse(rows[0]).sealed_seed;
}

/** Serialises lottery draws of a conference until the transaction ends, so that no attendee wins in two at once. */
export async function lockDraws(transaction: Database, conferenceId: number): Promise<void> {
  await transaction.execute(sql`SELECT 1 FROM conference WHERE id = ${conferenceId} FOR NO KEY UPDATE`);
}

/** Returns entrants who still have a ticket and have won nothing yet, sorted by id. */
export async function findEntrants(
  transaction: Database,
  interactionId: number,
  conferenceId: number,
): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    SELECT w.attendee_id AS id FROM interaction_answer w JOIN attendee a ON a.id = w.attendee_id AND a.state = 'ticketed'
    WHERE w.interaction_id = ${interactionId}
      AND NOT EXISTS (SELECT 1 FROM lottery_winner l WHERE l.conference_id = ${conferenceId} AND l.attendee_id = w.attendee_id)
    ORDER BY w.attendee_id`);
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}

interface Draw {
  interactionId: number;
  conferenceId: number;
  seed: Buffer;
  entrants: readonly number[];
  winners: readonly number[];
  drawnBy: number;
}

export async function saveDraw(transaction: Database, draw: Draw): Promise<void> {
  await transaction.execute(sql`
    UPDATE lottery_draw SET seed = ${draw.seed}, entrants = ${sql.param([...draw.entrants])}::int[], drawn_by = ${draw.drawnBy}, drawn_at = now()
    WHERE interaction_id = ${draw.interactionId}`);
  await transaction.execute(sql`
    INSERT INTO lottery_winner (interaction_id, place, conference_id, attendee_id)
    SELECT ${draw.interactionId}::int, place, ${draw.conferenceId}::int, id
    FROM unnest(${sql.param([...draw.winners])}::int[]) WITH ORDINALITY AS w(id, place)`);
}

const ProofRow = z.object({
  id: z.int(),
  title: z.string(),
  prize: z.string(),
  commitment: z.string(),
  seed: z.string().nullable(),
  entrants: z.array(z.int()).nullable(),
  winners: z.array(z.int()).nullable(),
  drawn_at: z.coerce.date().nullable(),
});

/** Returns the proof of an opened lottery. */
export async function findProof(db: Database, interactionId: number): Promise<z.infer<typeof ProofRow> | null> {
  const { rows } = await db.execute(sql`
    SELECT i.id, i.title, i.rules ->> 'prize' AS prize, encode(d.commitment, 'hex') AS commitment, encode(d.seed, 'hex') AS seed, d.entrants, d.drawn_at,
      CASE WHEN d.drawn_at IS NOT NULL THEN ARRAY(SELECT attendee_id FROM lottery_winner w WHERE w.interaction_id = i.id ORDER BY w.place) END AS winners
    FROM interaction i JOIN lottery_draw d ON d.interaction_id = i.id JOIN interaction_room r ON r.id = i.room_id
    JOIN conference c ON c.id = r.conference_id AND c.state IN ('published', 'archived') AND c.is_actived
    WHERE i.id = ${interactionId} AND i.state <> 'ready'`);
  return z.array(ProofRow).parse(rows)[0] ?? null;
}

import { OptionTotal, WordTotal } from '@tuyuan/contract/conference/interaction-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const maxWordsShown = 60;

const AnswerRow = z.object({ choices: z.array(z.int()), words: z.array(z.string()), changes: z.int() });
export type AnswerRow = z.infer<typeof AnswerRow>;

export async function findAnswer(db: Database, interactionId: number, attendeeId: number): Promise<AnswerRow | null> {
  const { rows } = await db.execute(sql`
    SELECT choices, words, changes FROM interaction_answer WHERE interaction_id = ${interactionId} AND attendee_id = ${attendeeId}`);
  return z.array(AnswerRow).parse(rows)[0] ?? null;
}

interface NewAnswer {
  interactionId: number;
  attendeeId: number;
  choices: readonly number[];
  words: readonly string[];
  /** Maximum number of changes to an answer. */
  maxChanges: number;
}

/**
 * Stores a first or changed answer while the interaction is open, in one statement, so that concurrent answers leave
 * one per person. Returns null if it is not open, or the answer may not be changed to this.
 */
export async function takeAnswer(db: Database, answer: NewAnswer): Promise<AnswerRow | null> {
  const { rows } = await db.execute(sql`
    INSERT INTO interaction_answer AS a (interaction_id, attendee_id, choices, words)
    SELECT i.id, ${answer.attendeeId}::int, ${sql.param([...answer.choices])}::smallint[], ${sql.param([...answer.words])}::text[]
    FROM interaction i WHERE i.id = ${answer.interactionId} AND i.state = 'open' AND (i.closes_at IS NULL OR i.closes_at > now())
    ON CONFLICT (interaction_id, attendee_id) DO UPDATE
      SET choices = excluded.choices, words = excluded.words, changes = a.changes + 1, answered_at = now()
      WHERE a.changes < ${answer.maxChanges} AND (a.choices, a.words) IS DISTINCT FROM (excluded.choices, excluded.words)
    RETURNING choices, words, changes`);
  return z.array(AnswerRow).parse(rows)[0] ?? null;
}

const TotalsRow = z.object({ answered: z.int(), options: z.array(OptionTotal), words: z.array(WordTotal) });
export type TotalsRow = z.infer<typeof TotalsRow>;

/** Counted from the answers themselves, so that none is missed. */
export async function countAnswers(db: Database, interactionId: number): Promise<TotalsRow> {
  const { rows } = await db.execute(sql`
    WITH given AS (SELECT choices, words FROM interaction_answer WHERE interaction_id = ${interactionId})
    SELECT (SELECT count(*)::int FROM given) AS answered,
      (SELECT coalesce(json_agg(t ORDER BY t.no), '[]') FROM (
        SELECT no, count(*)::int AS count FROM given, unnest(choices) AS no GROUP BY no) t) AS options,
      (SELECT coalesce(json_agg(t ORDER BY t.count DESC, t.text), '[]') FROM (
        SELECT word AS text, count(*)::int AS count FROM given, unnest(words) AS word GROUP BY word
        ORDER BY count(*) DESC, word LIMIT ${maxWordsShown}) t) AS words`);
  return TotalsRow.parse(rows[0]);
}

const GivenRow = AnswerRow.extend({
  attendee_id: z.int(),
  name: z.string(),
  company: z.string(),
  is_muted: z.boolean(),
  answered_at: z.coerce.date(),
  total: z.int(),
});

/** Returns answers with their attendees, latest first. */
export async function listAnswers(
  db: Database,
  { id, skipCount, maxResultCount }: { id: number; skipCount: number; maxResultCount: number },
): Promise<z.infer<typeof GivenRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT w.choices, w.words, w.changes, w.answered_at, w.attendee_id, a.name, a.company, count(*) OVER ()::int AS total,
      EXISTS (SELECT 1 FROM interaction_mute m WHERE m.attendee_id = a.id AND (m.until IS NULL OR m.until > now())) AS is_muted
    FROM interaction_answer w JOIN attendee a ON a.id = w.attendee_id
    WHERE w.interaction_id = ${id} ORDER BY w.answered_at DESC, w.attendee_id
    LIMIT ${Math.max(1, maxResultCount)} OFFSET ${skipCount}`);
  return z.array(GivenRow).parse(rows);
}

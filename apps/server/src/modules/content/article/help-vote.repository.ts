import { HelpVotes } from '@tuyuan/contract/content/help-data.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';

interface HelpVote {
  id: number;
  /** Keyed hash. */
  voter: Buffer;
  isHelpful: boolean;
}

/** Sets a voter's vote on a published answer of the help; returns false if there is no such answer. */
export async function putHelpVote(db: Database, { id, voter, isHelpful }: HelpVote): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO help_vote AS v (article_id, voter, is_helpful)
    SELECT a.id, ${voter}, ${isHelpful} FROM live_article a JOIN article_category c ON c.id = a.category_id WHERE a.id = ${id} AND c.kind = 'help'
    ON CONFLICT (article_id, voter) DO UPDATE SET is_helpful = excluded.is_helpful, at = now()`);
  return rowCount === 1;
}

/** Counted from the votes themselves. */
export const helpVoteColumns = sql`(SELECT count(*)::int FROM help_vote v WHERE v.article_id = a.id AND v.is_helpful) AS helpful_count,
  (SELECT count(*)::int FROM help_vote v WHERE v.article_id = a.id AND NOT v.is_helpful) AS unhelpful_count`;

export function readHelpVotes(db: Database, id: number): Promise<HelpVotes> {
  return one(db, HelpVotes, sql`SELECT ${helpVoteColumns} FROM (VALUES (${id}::int)) AS a(id)`);
}

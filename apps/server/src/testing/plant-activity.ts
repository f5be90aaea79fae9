import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { oneId } from '../platform/database/values.ts';

interface Planted {
  name?: string;
  rules?: z.input<typeof ActivityRules>;
  /** Days from now at which works are no longer taken in, and the vote begins. */
  submitTo?: number;
  voteFrom?: number;
}

/** For tests: a published activity whose registration and submission have begun, which ends a month from now. */
export function plantActivity(
  db: Database,
  { name = '秋色大赛', rules = {}, submitTo = 9, voteFrom = 12 }: Planted = {},
): Promise<number> {
  const inDays = (days: number) => sql`now() + ${`${days} days`}::interval`;
  return oneId(
    db,
    sql`INSERT INTO activity (state, name, register_from, register_to, submit_from, submit_to, vote_from, vote_to, rules, published_at)
      VALUES ('published', ${name}, ${inDays(-2)}, ${inDays(submitTo)}, ${inDays(-1)}, ${inDays(submitTo)}, ${inDays(voteFrom)}, ${inDays(30)},
        ${JSON.stringify(ActivityRules.parse(rules))}::jsonb, now()) RETURNING id`,
  );
}

/** Moves a planted activity on by whole days. */
export async function passDays(db: Database, activityId: number, days: number): Promise<void> {
  const back = sql`${`${days} days`}::interval`;
  await db.execute(sql`
    UPDATE activity SET register_from = register_from - ${back}, register_to = register_to - ${back}, submit_from = submit_from - ${back},
      submit_to = submit_to - ${back}, vote_from = vote_from - ${back}, vote_to = vote_to - ${back} WHERE id = ${activityId}`);
}

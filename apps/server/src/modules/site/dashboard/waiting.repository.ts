import { type WaitingKind, waitingKinds } from '@tuyuan/contract/site/waiting-kinds.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

/** What waits for this person, and since when. */
const waiting = (userId: number): Readonly<Record<WaitingKind, { readonly from: SQL; readonly since: SQL }>> => ({
  pendingImages: {
    from: sql`image WHERE review_state = 'pending' AND processing_state = 'ready'`,
    since: sql`updated_at`,
  },
  pendingAlbums: { from: sql`album WHERE review_state = 'pending'`, since: sql`updated_at` },
  openCopies: {
    from: sql`image_copy c JOIN image o ON o.id = c.original_id JOIN image i ON i.id = c.copy_id
      WHERE c.decision IS NULL AND o.author_id <> i.author_id AND o.review_state IN ('pending', 'approved', 'offline') AND i.review_state IN ('pending', 'approved')`,
    since: sql`coalesce(c.requested_at, c.found_at)`,
  },
  pendingComments: { from: sql`comment WHERE state = 'pending'`, since: sql`created_at` },
  reportedComments: { from: sql`comment WHERE state <> 'pending' AND open_reports > 0`, since: sql`created_at` },
  reportedWorks: {
    from: sql`(SELECT min(created_at) AS created_at FROM work_report WHERE outcome IS NULL GROUP BY subject_kind, subject_id) reported`,
    since: sql`created_at`,
  },
  newFeedback: { from: sql`feedback WHERE state = 'new'`, since: sql`moved_at` },
  pendingApplications: { from: sql`photographer_application WHERE state = 'pending'`, since: sql`submitted_at` },
  appliedAttendees: {
    from: sql`attendee a JOIN conference c ON c.id = a.conference_id
      WHERE a.state = 'applied' AND c.state = 'published' AND NOT c.is_rehearsal`,
    since: sql`a.created_at`,
  },
  openObjections: { from: sql`objection WHERE state = 'open'`, since: sql`created_at` },
  contestEntries: {
    from: sql`entry e JOIN activity a ON a.id = e.activity_id
      WHERE e.state = 'submitted' AND e.user_id <> ${userId} AND e.second_asked_by IS DISTINCT FROM ${userId}
        AND a.state = 'published' AND activity_progress(a, now()) <> 'finished'`,
    since: sql`coalesce(e.appealed_at, e.submitted_at)`,
  },
  voteRisks: {
    from: sql`vote_risk_group g JOIN activity a ON a.id = g.activity_id WHERE g.state = 'quarantined' AND a.state = 'published'`,
    since: sql`g.first_at`,
  },
  juryWorks: {
    from: sql`jury_round r JOIN activity a ON a.id = r.activity_id JOIN juror j ON j.activity_id = r.activity_id
      JOIN jury_work x ON x.round_id = r.id JOIN entry e ON e.id = x.entry_id
      WHERE r.state = 'open' AND a.state = 'published' AND now() >= a.judge_from AND now() < a.judge_to
        AND j.user_id = ${userId} AND j.removed_at IS NULL AND e.state = 'accepted' AND e.user_id <> ${userId}
        AND NOT EXISTS (SELECT FROM jury_ballot b WHERE b.round_id = r.id AND b.entry_id = e.id AND b.juror_id = ${userId})`,
    since: sql`r.opened_at`,
  },
  refunds: { from: sql`refund WHERE state IN ('requested', 'failed')`, since: sql`created_at` },
  payouts: { from: sql`payout WHERE state IN ('requested', 'checked', 'approved')`, since: sql`created_at` },
  invoices: { from: sql`invoice WHERE state = 'applied'`, since: sql`created_at` },
  mallOrders: { from: sql`mall_order WHERE state = 'paid' AND kind = 'physical'`, since: sql`paid_at` },
  failedImages: {
    from: sql`image WHERE processing_state = 'failed' AND review_state <> 'deleted'`,
    since: sql`updated_at`,
  },
  failedJobs: {
    from: sql`pgboss.job WHERE state = 'failed' AND data->>'schema' = current_schema()`,
    since: sql`completed_on`,
  },
  failedLogins: {
    from: sql`login_attempt WHERE result <> 'success' AND at > now() - interval '1 day'`,
    since: sql`at`,
  },
  frontEndErrors: { from: sql`front_end_error WHERE at > now() - interval '1 day'`, since: sql`at` },
});

const WaitingRow = z.object({ key: z.enum(waitingKinds), count: z.int(), oldestAt: z.date().nullable() });

/** Returns how much of each of these kinds waits and since when, in the given order. */
export async function countWaiting(
  db: Database,
  kinds: readonly WaitingKind[],
  userId: number,
): Promise<z.infer<typeof WaitingRow>[]> {
  if (kinds.length === 0) return [];
  const all = waiting(userId);
  const each = kinds.map(
    (key, place) =>
      sql`SELECT ${place}::int AS place, ${key} AS key, count(*)::int AS count, min(${all[key].since}) AS oldest_at FROM ${all[key].from}`,
  );
  return many(
    db,
    WaitingRow,
    sql`SELECT key, count, oldest_at FROM (${sql.join(each, sql` UNION ALL `)}) counted ORDER BY place`,
  );
}

import { CreditTrial, type RulesDraft } from '@tuyuan/contract/commerce/credit-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';
import { isOwnLogIn } from './credit-fact.repository.ts';

const Trial = CreditTrial.omit({ id: true });

/** First approvals of works in the time, by their author and day. */
const approvals = (kind: 'image' | 'album', dayOf: (column: SQL) => SQL): SQL => {
  const [table, column] = kind === 'image' ? [sql`image`, sql`image_id`] : [sql`album`, sql`album_id`];
  return sql`SELECT ${kind} AS kind, w.author_id AS user_id, ${dayOf(sql`c.at`)} AS day, count(*)::int AS times, 0 AS streak
    FROM state_change c JOIN ${table} w ON w.id = c.${column}
    WHERE c.to_state = 'approved' AND c.at >= (SELECT start FROM span) AND w.review_state = 'approved' AND c.actor_id IS DISTINCT FROM w.author_id
      AND NOT EXISTS (SELECT 1 FROM state_change b WHERE b.${column} = c.${column} AND b.to_state = 'approved' AND b.id < c.id)
    GROUP BY 2, 3`;
};

/** What two sets of rules give for what happened in the last 30 days, today included. Writes nothing. */
export function compareRules(db: Database, now: RulesDraft, next: RulesDraft, timeZone: string) {
  const dayOf = (column: SQL) => sql`(${column} AT TIME ZONE ${timeZone})::date`;
  const sides = [
    { side: 'now', ...now },
    { side: 'next', ...next },
  ];
  const rules = sides.flatMap(({ side, rules: list }) => list.map((rule) => ({ ...rule, side })));
  const bonuses = sides.flatMap(({ side, bonuses: list }) => list.map((bonus) => ({ ...bonus, side })));
  return one(
    db,
    Trial,
    sql`WITH span AS (SELECT (now() AT TIME ZONE ${timeZone})::date AS today, ((now() AT TIME ZONE ${timeZone})::date - 29)::timestamp AT TIME ZONE ${timeZone} AS start),
    rule AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) AS r(kind text, amount int, "dailyLimit" int, "isEnabled" boolean, side text)),
    bonus AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(bonuses)}::jsonb) AS b(days int, amount int, side text)),
    fact AS (
      SELECT 'signIn' AS kind, user_id, day, 1 AS times, streak FROM credit_sign_in WHERE day > (SELECT today - 30 FROM span)
      UNION ALL SELECT 'logIn', a.user_id, ${dayOf(sql`a.at`)}, 1, 0 FROM login_attempt a WHERE a.at >= (SELECT start FROM span) AND ${isOwnLogIn} GROUP BY 2, 3
      UNION ALL ${approvals('image', dayOf)}
      UNION ALL ${approvals('album', dayOf)}
      UNION ALL SELECT 'purchase', o.user_id, ${dayOf(sql`o.paid_at`)}, sum((o.total_cents - o.refunded_cents) / 100)::int, 0
        FROM purchase_order o WHERE o.paid_at >= (SELECT start FROM span) AND o.kind IN ('images', 'package') AND o.total_cents > o.refunded_cents GROUP BY 2, 3),
    paid AS (
      SELECT f.kind, f.user_id, f.times, r.side,
        CASE WHEN r."isEnabled" THEN r.amount * least(f.times, coalesce(r."dailyLimit", f.times)) + coalesce(b.amount, 0) ELSE 0 END AS given,
        CASE WHEN r."isEnabled" THEN f.times - least(f.times, coalesce(r."dailyLimit", f.times)) ELSE 0 END AS capped
      FROM fact f JOIN rule r ON r.kind = f.kind LEFT JOIN bonus b ON f.kind = 'signIn' AND b.days = f.streak AND b.side = r.side),
    by_kind AS (
      SELECT kind, sum(times) FILTER (WHERE side = 'now')::int AS times, sum(given) FILTER (WHERE side = 'now')::int AS now,
        sum(given) FILTER (WHERE side = 'next')::int AS next, sum(capped) FILTER (WHERE side = 'next')::int AS capped
      FROM paid GROUP BY kind),
    by_user AS (
      SELECT user_id, sum(times) FILTER (WHERE side = 'now')::int AS times, sum(given) FILTER (WHERE side = 'now')::int AS now,
        sum(given) FILTER (WHERE side = 'next')::int AS next
      FROM paid GROUP BY user_id),
    most AS (SELECT p.*, u.nick_name FROM by_user p JOIN app_user u ON u.id = p.user_id WHERE p.now <> p.next ORDER BY abs(p.next - p.now) DESC, p.user_id LIMIT 10)
    SELECT (SELECT (today - 29)::text FROM span) AS "from", (SELECT today::text FROM span) AS "to",
      coalesce((SELECT sum(now) FROM by_kind), 0)::int AS now, coalesce((SELECT sum(next) FROM by_kind), 0)::int AS next,
      coalesce((SELECT json_agg(k ORDER BY array_position(ARRAY['signIn', 'logIn', 'image', 'album', 'purchase'], k.kind)) FROM by_kind k), '[]') AS kinds,
      (SELECT count(*)::int FROM by_user WHERE next > now) AS gaining, (SELECT count(*)::int FROM by_user WHERE next < now) AS losing,
      coalesce((SELECT json_agg(json_build_object('userId', m.user_id, 'nickName', m.nick_name, 'times', m.times, 'now', m.now, 'next', m.next)
        ORDER BY abs(m.next - m.now) DESC, m.user_id) FROM most m), '[]') AS people`,
  );
}

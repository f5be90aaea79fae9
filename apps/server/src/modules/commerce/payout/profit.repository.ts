import type { IncomeState } from '@tuyuan/contract/commerce/payout-states.ts';
import { Income, ProfitBalance } from '@tuyuan/contract/commerce/profit.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { wareJoins, wareNo, warePoster } from '../cart/index.ts';

/** The author's lines whose share is frozen. */
const frozenOf = (userId: number) => sql`purchase_line l WHERE l.author_id = ${userId} AND l.share_cents > 0
  AND NOT l.is_share_released AND l.refunded_at IS NULL`;

const Release = z.object({ at: z.date(), cents: z.int() });

/** The next shares that become available, those of one day together. */
export function findNextRelease(
  db: Database,
  userId: number,
  timeZone: string,
): Promise<z.infer<typeof Release> | null> {
  const day = sql`(l.share_release_at AT TIME ZONE ${timeZone})::date`;
  return findOne(
    db,
    Release,
    sql`SELECT min(l.share_release_at) AS at, sum(l.share_cents)::int AS cents FROM ${frozenOf(userId)}
    GROUP BY ${day} ORDER BY 1 LIMIT 1`,
  );
}

const { months: Months } = ProfitBalance.shape;

/** What each of the last twelve months brought, by the day of payment, this one included; the oldest first. */
export function listMonths(db: Database, userId: number, timeZone: string): Promise<z.infer<typeof Months>> {
  return many(
    db,
    Months.element,
    sql`SELECT to_char(m.month, 'YYYY-MM') AS month, coalesce(sum(l.share_cents), 0)::int AS cents,
      coalesce(sum(l.share_cents) FILTER (WHERE NOT l.is_share_released), 0)::int AS frozen_cents
    FROM (SELECT date_trunc('month', now() AT TIME ZONE ${timeZone}) - make_interval(months => back) AS month FROM generate_series(0, 11) back) m
    LEFT JOIN (purchase_line l JOIN purchase_order o ON o.id = l.order_id AND l.author_id = ${userId} AND l.refunded_at IS NULL)
      ON date_trunc('month', o.paid_at AT TIME ZONE ${timeZone}) = m.month
    GROUP BY m.month ORDER BY m.month`,
  );
}

const Paying = z.object({ count: z.int() });

export async function countPaying(db: Database, userId: number): Promise<number> {
  const { count } = await one(
    db,
    Paying,
    sql`SELECT count(*)::int AS count FROM payout WHERE user_id = ${userId} AND state IN ('requested', 'checked', 'approved')`,
  );
  return count;
}

const Sum = z.object({ sum: z.int() });

export async function sumPaid(db: Database, userId: number): Promise<number> {
  const { sum } = await one(
    db,
    Sum,
    sql`SELECT coalesce(sum(amount_cents), 0)::int AS sum FROM payout WHERE user_id = ${userId} AND state = 'paid'`,
  );
  return sum;
}

const IncomeRow = Income.extend({
  at: z.date(),
  releaseAt: z.date(),
  ware: Income.shape.ware.extend({ cover: CoverRow.nullable() }),
});

interface IncomeFilters {
  userId: number;
  month?: string | undefined;
  state?: IncomeState | undefined;
  timeZone: string;
}

/** A sale is a row, and what was given back is a second one. */
const incomeOf = (
  userId: number,
) => sql`(SELECT l.id AS line_id, r.is_reversal, r.at, r.sign, l.image_id, l.video_id, l.title, l.tier, l.share_cents,
    o.pay_by = 'package' AS is_package, l.share_release_at AS release_at,
    CASE WHEN l.refunded_at IS NOT NULL THEN 'reversed' WHEN l.is_share_released THEN 'available' ELSE 'frozen' END AS state,
    (SELECT coalesce(sum(t.amount), 0)::int FROM ledger_transfer t WHERE t.source = 'line:' || l.id AND t.kind IN ('share', 'fee')) AS worth
  FROM purchase_line l JOIN purchase_order o ON o.id = l.order_id
  CROSS JOIN LATERAL (VALUES (false, o.paid_at, 1), (true, l.refunded_at, -1)) AS r(is_reversal, at, sign)
  WHERE l.author_id = ${userId} AND l.share_cents IS NOT NULL AND r.at IS NOT NULL) e`;

const matching = ({ month, state, timeZone }: IncomeFilters) => [
  month !== undefined && sql`to_char(e.at AT TIME ZONE ${timeZone}, 'YYYY-MM') = ${month}`,
  state !== undefined && sql`e.state = ${state}`,
];

export async function pageOfIncome(
  db: Database,
  filters: IncomeFilters & { skipCount: number; maxResultCount: number },
) {
  const where = matching(filters);
  const from = incomeOf(filters.userId);
  const applied = where.filter((condition) => condition !== false);
  const { sum } = await one(
    db,
    Sum,
    sql`SELECT coalesce(sum(e.sign * e.share_cents), 0)::int AS sum FROM ${from} WHERE ${sql.join([sql`true`, ...applied], sql` AND `)}`,
  );
  const page = await findPage(
    db,
    IncomeRow,
    {
      columns: sql`e.line_id, e.is_reversal, e.at, json_build_object('imageId', e.image_id, 'videoId', e.video_id, 'no', ${wareNo}, 'title', e.title,
          'cover', CASE WHEN i.id IS NOT NULL THEN ${coverJson} END, 'poster', ${warePoster}) AS ware,
        e.tier, e.is_package, e.sign * e.worth AS worth_cents, e.sign * e.share_cents AS share_cents, e.state, e.release_at`,
      from: sql`${from} ${wareJoins(sql`e.image_id`, sql`e.video_id`)}`,
      where,
      order: sql`e.at DESC, e.line_id DESC, e.is_reversal DESC`,
    },
    filters,
  );
  return { ...page, sumCents: sum };
}

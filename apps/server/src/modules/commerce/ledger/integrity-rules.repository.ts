import { type SQL, sql } from 'drizzle-orm';
import { entriesOfAccount } from './ledger-report.repository.ts';

/** A rule of the books: the rows it is about, and when one breaks it. */
export interface Rule {
  readonly name: string;
  readonly title: string;
  readonly rows: SQL;
  readonly isBroken: SQL;
}

const isPaid = sql`state NOT IN ('pendingPayment', 'cancelled', 'expired')`;
const linesOf = (column: SQL) => sql`(SELECT coalesce(sum(${column}), 0) FROM purchase_line l WHERE l.order_id = o.id)`;
const bookedFor = (kind: string | SQL, source: SQL) =>
  sql`(SELECT coalesce(sum(t.amount), 0) FROM ledger_transfer t WHERE t.kind = ${kind} AND t.source = ${source})`;

export const integrityRules: readonly Rule[] = [
  {
    name: 'balance',
    title: '余额等于分录之和',
    rows: sql`ledger_account a`,
    isBroken: sql`a.balance <> ${entriesOfAccount}`,
  },
  {
    name: 'covered',
    title: '没有账户透支',
    rows: sql`ledger_account a`,
    isBroken: sql`NOT a.may_overdraw AND a.balance < 0`,
  },
  {
    name: 'sales',
    title: '货款已全部分配',
    rows: sql`ledger_account a WHERE a.currency = 'cny' AND a.kind = 'sales'`,
    isBroken: sql`a.balance <> 0`,
  },
  {
    name: 'corrections',
    title: '冲正不超过原分录',
    rows: sql`ledger_transfer t WHERE EXISTS (SELECT 1 FROM ledger_transfer c WHERE c.corrects_id = t.id)`,
    isBroken: sql`t.amount < (SELECT sum(c.amount) FROM ledger_transfer c WHERE c.corrects_id = t.id)`,
  },
  {
    name: 'orderTotal',
    title: '订单金额等于各行之和',
    rows: sql`purchase_order o WHERE o.kind = 'images' AND o.pay_by = 'cash'`,
    isBroken: sql`o.total_cents <> ${linesOf(sql`l.paid_cents`)} OR o.list_cents <> ${linesOf(sql`l.list_cents`)}`,
  },
  {
    name: 'paidOnce',
    title: '每个付款订单恰好入账一次',
    rows: sql`purchase_order o WHERE o.pay_by = 'cash' AND o.total_cents > 0`,
    isBroken: sql`(SELECT count(*) FROM payment p WHERE p.order_id = o.id AND p.state = 'paid') <> CASE WHEN o.${isPaid} THEN 1 ELSE 0 END`,
  },
  {
    name: 'paymentBooked',
    title: '到账的钱都在账上',
    rows: sql`payment p WHERE p.state IN ('paid', 'late')`,
    isBroken: sql`p.amount_cents <> ${bookedFor('payment', sql`'payment:' || p.id`)}`,
  },
  {
    name: 'licences',
    title: '付款的图片各有一个授权',
    rows: sql`purchase_line l JOIN purchase_order o ON o.id = l.order_id`,
    isBroken: sql`(SELECT count(*) FROM licence x WHERE x.line_id = l.id) <> CASE WHEN o.${isPaid} THEN 1 ELSE 0 END`,
  },
  {
    name: 'revoked',
    title: '退款的图片授权已撤销',
    rows: sql`purchase_line l JOIN licence x ON x.line_id = l.id`,
    isBroken: sql`(l.refunded_at IS NULL) <> (x.revoked_at IS NULL)`,
  },
  {
    name: 'refunds',
    title: '退款不超过付款',
    rows: sql`purchase_order o WHERE o.refunded_cents > 0`,
    isBroken: sql`o.refunded_cents > o.total_cents OR o.refunded_cents <>
      (SELECT coalesce(sum(r.amount_cents), 0) FROM refund r WHERE r.order_id = o.id AND r.reason <> 'late' AND r.state IN ('approved', 'done', 'failed'))`,
  },
  {
    name: 'quota',
    title: '套餐用量等于授权数',
    rows: sql`authorization_package p WHERE p.activated_at IS NOT NULL`,
    isBroken: sql`p.quota <> coalesce((SELECT a.balance FROM ledger_account a WHERE a.currency = 'quota' AND a.kind = 'package' AND a.owner_id = p.id), 0)
      + (SELECT count(*) FROM purchase_line l JOIN purchase_order o ON o.id = l.order_id
        WHERE o.package_id = p.id AND o.pay_by = 'package' AND o.${isPaid} AND l.refunded_at IS NULL)
      + (SELECT coalesce(sum(t.amount), 0) FROM ledger_transfer t WHERE t.kind = 'quota.expired' AND t.source = 'package:' || p.id)`,
  },
  {
    name: 'payouts',
    title: '提现中的钱等于未了的提现',
    rows: sql`ledger_account a WHERE a.currency = 'cny' AND a.kind = 'profit.paying'`,
    isBroken: sql`a.balance <> (SELECT coalesce(sum(p.amount_cents), 0) FROM payout p
      WHERE p.user_id = a.owner_id AND p.state IN ('requested', 'checked', 'approved'))`,
  },
  {
    name: 'paidOut',
    title: '已打款等于已付的提现',
    rows: sql`ledger_account a WHERE a.currency = 'cny' AND a.kind = 'bank'`,
    isBroken: sql`a.balance <> (SELECT coalesce(sum(p.amount_cents), 0) FROM payout p WHERE p.state = 'paid')`,
  },
  {
    name: 'frozen',
    title: '冻结的收益等于未解冻的分成',
    rows: sql`ledger_account a WHERE a.currency = 'cny' AND a.kind = 'profit.frozen'`,
    isBroken: sql`a.balance <> (SELECT coalesce(sum(l.share_cents), 0) FROM purchase_line l
      WHERE l.author_id = a.owner_id AND NOT l.is_share_released AND l.refunded_at IS NULL)`,
  },
  {
    name: 'creditLots',
    title: '积分余额等于各批次之和',
    rows: sql`ledger_account a WHERE a.currency = 'credits' AND a.kind = 'user'`,
    isBroken: sql`a.balance <> (SELECT coalesce(sum(l.remaining), 0) FROM credit_lot l WHERE l.user_id = a.owner_id)
      OR a.balance <> (SELECT coalesce(sum(e.amount), 0) FROM credit_entry e WHERE e.user_id = a.owner_id)`,
  },
  {
    name: 'creditEntries',
    title: '积分记录与分录一一对应',
    rows: sql`credit_entry e`,
    isBroken: sql`abs(e.amount) <> ${bookedFor(sql`'credits.' || e.kind`, sql`e.source`)}`,
  },
  {
    name: 'mallStock',
    title: '商品库存与兑换相符',
    rows: sql`mall_goods g`,
    isBroken: sql`g.stock < 0 OR g.stock + g.sold <> g.stocked OR g.sold <> (SELECT coalesce(sum(o.pieces), 0) FROM mall_order o
      WHERE o.goods_id = g.id AND o.state NOT IN ('cancelled', 'expired'))`,
  },
  {
    name: 'mallCredits',
    title: '每次兑换恰好扣一次积分',
    rows: sql`mall_order o`,
    isBroken: sql`o.credits <> ${bookedFor('credits.mall', sql`'mallOrder:' || o.id`)} OR
      ${bookedFor('credits.mallBack', sql`'mallOrder:' || o.id`)} <> CASE WHEN o.state IN ('cancelled', 'expired') THEN o.credits ELSE 0 END`,
  },
  {
    name: 'mallCash',
    title: '兑换的现金与订单相符',
    rows: sql`mall_order o JOIN purchase_order p ON p.id = o.purchase_order_id`,
    isBroken: sql`o.cash_cents <> p.total_cents OR (o.state IN ('paid', 'shipped', 'received')) <> (p.state = 'paid')`,
  },
  {
    name: 'creditUses',
    title: '扣掉的积分都有来处',
    rows: sql`credit_entry e WHERE e.kind IN ('mall', 'deduct', 'refund')`,
    isBroken: sql`-e.amount <> (SELECT coalesce(sum(u.amount), 0) FROM credit_lot_use u WHERE u.entry_id = e.id)`,
  },
  {
    name: 'invoices',
    title: '开票不超过实付',
    rows: sql`purchase_order o WHERE EXISTS (SELECT 1 FROM invoice_order x WHERE x.order_id = o.id)`,
    isBroken: sql`(SELECT coalesce(sum(CASE WHEN v.red_of IS NULL THEN x.amount_cents ELSE -x.amount_cents END), 0) FROM invoice_order x
      JOIN invoice v ON v.id = x.invoice_id WHERE x.order_id = o.id AND v.state IN ('applied', 'issued')) > o.total_cents - o.refunded_cents`,
  },
];

import { type CreditRuleKind, creditRuleKinds } from '@tuyuan/contract/commerce/credit-kinds.ts';
import type { RulesDraft } from '@tuyuan/contract/commerce/credit-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

const Rule = z.object({
  kind: z.enum(creditRuleKinds),
  amount: z.int(),
  dailyLimit: z.int().nullable(),
  isEnabled: z.boolean(),
});
export type CreditRule = z.infer<typeof Rule>;

const place = sql`array_position(ARRAY['signIn', 'logIn', 'image', 'album', 'purchase'], kind)`;

export function listRules(db: Database): Promise<CreditRule[]> {
  return many(db, Rule, sql`SELECT kind, amount, daily_limit, is_enabled FROM credit_rule ORDER BY ${place}`);
}

/** The rule if it is in force, which it then stays until the transaction ends; or null. */
export function findRule(transaction: Database, kind: CreditRuleKind): Promise<CreditRule | null> {
  return findOne(
    transaction,
    Rule,
    sql`SELECT kind, amount, daily_limit, is_enabled FROM credit_rule WHERE kind = ${kind} AND is_enabled FOR KEY SHARE`,
  );
}

/** Nobody else changes a rule until the transaction ends. */
export async function lockRules(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT 1 FROM credit_rule ORDER BY kind FOR UPDATE`);
}

const Issued = z.object({ kind: z.enum(creditRuleKinds), issued: z.int() });

/** What each rule gave out in the last days. */
export function listIssued(db: Database, days: number): Promise<z.infer<typeof Issued>[]> {
  return many(
    db,
    Issued,
    sql`SELECT kind, sum(amount)::int AS issued FROM credit_entry
    WHERE at >= now() - make_interval(days => ${days}::int) AND kind IN (SELECT kind FROM credit_rule) GROUP BY kind`,
  );
}

const Bonus = z.object({ days: z.int(), amount: z.int() });
export type Bonus = z.infer<typeof Bonus>;

export function listBonuses(db: Database): Promise<Bonus[]> {
  return many(db, Bonus, sql`SELECT days, amount FROM credit_streak_bonus ORDER BY days`);
}

/** Puts a draft in force; a rule that is switched on counts from now. */
export async function writeRules(transaction: Database, { rules, bonuses }: RulesDraft): Promise<void> {
  await transaction.execute(sql`
    UPDATE credit_rule r SET amount = d.amount, daily_limit = d."dailyLimit",
      since = CASE WHEN d."isEnabled" AND NOT r.is_enabled THEN now() ELSE r.since END, is_enabled = d."isEnabled"
    FROM jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) AS d(kind text, amount int, "dailyLimit" int, "isEnabled" boolean)
    WHERE r.kind = d.kind`);
  await transaction.execute(sql`DELETE FROM credit_streak_bonus`);
  await transaction.execute(sql`INSERT INTO credit_streak_bonus (days, amount)
    SELECT days, amount FROM jsonb_to_recordset(${JSON.stringify(bonuses)}::jsonb) AS d(days int, amount int)`);
}

export function insertTrial(
  db: Database,
  trial: { actorId: number; draftHash: Buffer; rulesHash: Buffer },
): Promise<number> {
  return oneId(
    db,
    sql`INSERT INTO credit_trial (actor_id, draft_hash, rules_hash) VALUES (${trial.actorId}, ${trial.draftHash}, ${trial.rulesHash}) RETURNING id`,
  );
}

const Trial = z.object({ rulesHash: z.instanceof(Buffer) });

/** The caller's trial of that draft within the last hour, or null. */
export function findTrial(
  db: Database,
  trial: { id: number; actorId: number; draftHash: Buffer },
): Promise<z.infer<typeof Trial> | null> {
  return findOne(
    db,
    Trial,
    sql`SELECT rules_hash FROM credit_trial WHERE id = ${trial.id} AND actor_id = ${trial.actorId} AND draft_hash = ${trial.draftHash}
      AND at > now() - interval '1 hour'`,
  );
}

export async function deleteOldTrials(db: Database): Promise<void> {
  await findIds(db, sql`DELETE FROM credit_trial WHERE at < now() - interval '1 day' RETURNING id`);
}

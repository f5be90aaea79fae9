import { createHash } from 'node:crypto';
import type {
  CreditRules,
  RulesDraft,
  tryCreditRules,
  updateCreditRules,
} from '@tuyuan/contract/commerce/credit-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { settingNumber } from '../../site/index.ts';
import { awardFacts } from './award-facts.ts';
import {
  deleteOldTrials,
  findTrial,
  insertTrial,
  listBonuses,
  listIssued,
  listRules,
  lockRules,
  writeRules,
} from './credit-rule.repository.ts';
import { compareRules } from './credit-trial.repository.ts';

const oncePerDay: ReadonlySet<string> = new Set(['signIn', 'logIn']);

/** One form of equal drafts: sorted, with the limits that are not for choice. */
function settled({ rules, bonuses }: RulesDraft): RulesDraft {
  return {
    rules: rules
      .map(({ kind, amount, dailyLimit, isEnabled }) => ({
        kind,
        amount,
        dailyLimit: oncePerDay.has(kind) ? 1 : kind === 'purchase' ? null : dailyLimit,
        isEnabled,
      }))
      .toSorted((one, other) => one.kind.localeCompare(other.kind)),
    bonuses: bonuses.map(({ days, amount }) => ({ days, amount })).toSorted((one, other) => one.days - other.days),
  };
}

const hashOf = (draft: RulesDraft): Buffer => createHash('sha256').update(JSON.stringify(draft)).digest();
const inForce = async (db: Database): Promise<RulesDraft> =>
  settled({ rules: await listRules(db), bonuses: await listBonuses(db) });

/** Compares a draft with the rules in force over the last 30 days, and remembers that it was. */
export async function tryRules(
  { db, actor }: SignedInContext,
  draft: RulesDraft,
  timeZone: string,
): Promise<AnswerTo<typeof tryCreditRules>> {
  const [now, next] = [await inForce(db), settled(draft)];
  const result = await compareRules(db, now, next, timeZone);
  await deleteOldTrials(db);
  return {
    ...result,
    id: await insertTrial(db, { actorId: actor.id, draftHash: hashOf(next), rulesHash: hashOf(now) }),
  };
}

/**
 * Puts a tried draft in force; what has happened until now is given by the rules of then. Throws `Credits.NotTried`, and
 * `Credits.RulesChanged` where it was tried against other rules.
 */
export async function updateRules(
  { db, actor }: SignedInContext,
  { trialId, ...draft }: InputOf<typeof updateCreditRules>,
  timeZone: string,
): Promise<void> {
  const next = settled(draft);
  await awardFacts(db, timeZone);
  await inTransaction(db, async (transaction) => {
    await lockRules(transaction);
    const wanted = { id: trialId, actorId: actor.id, draftHash: hashOf(next) };
    const trial = await orThrow(findTrial(transaction, wanted), 'Credits.NotTried');
    if (!trial.rulesHash.equals(hashOf(await inForce(transaction)))) throw new AppError('Credits.RulesChanged');
    await writeRules(transaction, next);
  });
}

export async function getRules(db: Database): Promise<CreditRules> {
  const issued = new Map(
    (await listIssued(db, 30)).map(({ kind, issued: amount }): [string, number] => [kind, amount]),
  );
  const rules = await listRules(db);
  return {
    rules: rules.map((rule) => ({ ...rule, issued: issued.get(rule.kind) ?? 0 })),
    bonuses: await listBonuses(db),
    months: await settingNumber(db, 'creditMonths'),
  };
}

import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import { accounts, lockBalance } from '../ledger/index.ts';
import { type Fact, type FactKind, findFacts, markSeen } from './credit-fact.repository.ts';
import { countOfDay } from './credit-lot.repository.ts';
import { findRule } from './credit-rule.repository.ts';
import { earnCredits } from './move-credits.ts';

const batch = 500;
const kinds: readonly FactKind[] = ['logIn', 'image', 'album'];

/**
 * Gives the credits for what other areas have written down since: log-ins, approved images, published albums. Each is
 * given once, however often this runs and wherever it stops.
 */
export async function awardFacts(db: Database, timeZone: string): Promise<void> {
  for (const kind of kinds) {
    let facts: Fact[] = [];
    do {
      facts = await findFacts(db, kind, timeZone, { after: facts.at(-1)?.id ?? 0, limit: batch });
      for (const fact of facts) await award(db, kind, fact, timeZone);
    } while (facts.length === batch);
    await markSeen(db, kind);
  }
}

/** Gives one fact its credits; another round may have been quicker. */
async function award(db: Database, kind: FactKind, fact: Fact, timeZone: string): Promise<void> {
  try {
    await inTransaction(db, (transaction) => awardWithin(transaction, kind, fact, timeZone));
  } catch (error) {
    if (!isUniqueViolation(error, 'ledger_transfer_once')) throw error;
  }
}

async function awardWithin(transaction: Database, kind: FactKind, fact: Fact, timeZone: string): Promise<void> {
  const rule = await findRule(transaction, kind);
  if (!rule) return;
  const { userId, day, source, note, subjectId } = fact;
  // Before the day is counted: of two rounds one waits.
  await lockBalance(transaction, accounts.credits(userId));
  if (rule.dailyLimit !== null && (await countOfDay(transaction, userId, kind, day)) >= rule.dailyLimit) return;
  const { amount } = rule;
  await earnCredits(transaction, { userId, kind, amount, source, day, note, subjectId }, timeZone);
}

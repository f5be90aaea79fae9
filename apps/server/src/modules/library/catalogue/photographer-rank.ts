import { rankPeriods } from '@tuyuan/contract/library/photographer-data.ts';
import { cachedFor } from '../../../platform/cached-for.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { claimRanking, rankAge, replaceRanking } from './photographer-rank.repository.ts';

const freshForSeconds = 600;
const lookEveryMs = 15_000;

/** Recomputes both rankings, unless another process is doing so. */
export async function computeRanking(db: Database): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await claimRanking(transaction))) return;
    for (const period of rankPeriods) await replaceRanking(transaction, period);
  });
}

const checked = cachedFor(lookEveryMs, async (db) => {
  const age = await rankAge(db);
  if (age === null || age > freshForSeconds) await computeRanking(db);
});

/** Sees to it that the ranking is at most some ten minutes old. */
export function keepRankFresh(db: Database): Promise<void> {
  return checked.get(db);
}

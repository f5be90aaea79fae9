import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { loadAlbumCards, loadImageCards, loadPhotographerCards, searchImages } from '../../library/index.ts';
import { notify } from '../notification/index.ts';
import { readQuery } from './read-query.ts';
import { countNewer, currentTime, type DueSearch, findDue, markTold } from './saved-search.repository.ts';

const cards = { loadImageCards, loadAlbumCards, loadPhotographerCards };
/** One answer of the search: more are said to be that many and more. */
const maxCounted = 100;

/**
 * Tells people how many images were published that match their saved searches, each search once a day at most. One that
 * fails doesn't keep the others back; the first failure is thrown at the end.
 */
export async function tellOfNewMatches(db: Database, timeZone: string): Promise<void> {
  const failures: unknown[] = [];
  let due = await findDue(db, 0);
  while (due.length > 0) {
    for (const search of due) await tell(db, search, timeZone).catch((error: unknown) => failures.push(error));
    due = await findDue(db, due.at(-1)?.id ?? 0);
  }
  if (failures.length > 0) throw failures[0];
}

async function tell(db: Database, search: DueSearch, timeZone: string): Promise<void> {
  const read = readQuery(search.query);
  if (!read) return;
  // What is published while it is being searched is told of the next time.
  const now = await currentTime(db);
  const found = await searchImages(db, read.input, { timeZone, cards });
  // Another wording was searched: that is not what the person wants to hear of.
  if (found.corrected !== null || found.dropped.length > 0) return;
  const count = await countNewer(
    db,
    found.items.map(({ id }) => id),
    search.toldAt,
  );
  if (count === 0) return;
  await inTransaction(db, async (transaction) => {
    if (!(await markTold(transaction, search, now))) return;
    await notify(transaction, [search.userId], {
      topic: 'savedSearch',
      groupKey: `savedSearch ${search.id}`,
      title: `「${search.name}」有 ${count}${count === maxCounted ? ' 张以上' : ' 张'}新图片`,
      link: `/search/photo?${search.query}&sort=newest`,
    });
  });
}

import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getPhotographerRank as getPhotographerRankEndpoint } from '@tuyuan/contract/library/photographer-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadPhotographerCards } from './load-photographer-cards.ts';
import { countRanked, findRanking } from './photographer-rank.repository.ts';
import { keepRankFresh } from './photographer-rank.ts';

/** Best first; `rank` of each card is the place in the requested period. */
export async function getPhotographerRank(
  db: Database,
  { period, skipCount, maxResultCount }: InputOf<typeof getPhotographerRankEndpoint>,
): Promise<OutputOf<typeof getPhotographerRankEndpoint>> {
  await keepRankFresh(db);
  const ranking = await findRanking(db, period, { offset: skipCount, limit: maxResultCount });
  const placeOf = new Map(ranking.map((row) => [row.userId, row]));
  const cards = await loadPhotographerCards(
    db,
    ranking.map(({ userId }) => userId),
  );
  return {
    totalCount: await countRanked(db, period),
    items: cards.map((card) => {
      const row = placeOf.get(card.author.id);
      return { ...card, rank: row?.place ?? null, score: row?.score ?? 0 };
    }),
  };
}

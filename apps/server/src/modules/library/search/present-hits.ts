import type { ImageHit } from '@tuyuan/contract/library/advance-image-search.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SearchParts } from './card-loaders.ts';
import { findMatchFields } from './match-fields.repository.ts';
import { matchReasons } from './match-reasons.ts';
import type { SearchQuery } from './parse-search-query.ts';
import { cachedTrees } from './tree.repository.ts';

/** Shows hits as cards, each with the reasons why the words found it. */
export async function presentHits(
  db: Database,
  cardLoaders: SearchParts['cards'],
  ids: readonly number[],
  query: SearchQuery,
): Promise<ImageHit[]> {
  const cards = await cardLoaders.loadImageCards(db, ids);
  if (query.words.length === 0 || cards.length === 0)
    return cards.map((card) => ({ ...card, reasons: [], likeness: null }));
  const rows = new Map((await findMatchFields(db, ids)).map((row) => [row.id, row]));
  const present = (id: number | null) => (id === null ? [] : [id]);
  const trees = await cachedTrees(db, {
    categories: [...rows.values()].flatMap((row) => present(row.categoryId)),
    regions: [...rows.values()].flatMap((row) => present(row.regionId)),
  });
  return cards.map((card) => {
    const row = rows.get(card.id);
    if (row === undefined) return { ...card, reasons: [], likeness: null };
    const fields = {
      ...row,
      categories: trees.categories.namesOf(row.categoryId),
      regions: trees.regions.namesOf(row.regionId),
    };
    return { ...card, reasons: matchReasons(fields, query), likeness: null };
  });
}

import type { ReviewItem } from '@tuyuan/contract/library/review-case.ts';
import { sensitiveWordLevels } from '@tuyuan/contract/site/sensitive-word.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { findWordHits } from '../../site/index.ts';
import type { ItemRow } from './review-item.repository.ts';

/** Adds to each the level of the worst sensitive word in its texts. */
export async function toReviewItems(db: Database, rows: readonly ItemRow[]): Promise<Unencoded<ReviewItem>[]> {
  const texts = rows.map(({ title, description, labels }) => ({ title, description, labels }));
  const words = await findWordHits(db, texts);
  return rows.map(({ description: _description, labels: _labels, ...item }, index) => {
    const levels = new Set(words[index]?.map(({ level }) => level));
    return { ...item, worstWord: sensitiveWordLevels.find((level) => levels.has(level)) ?? null };
  });
}

import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findImageCards } from './image-card.repository.ts';
import { inOrderOf } from './in-order-of.ts';

/** Returns cards of these images, in this order; one that is not published (any more) is left out. */
export async function loadImageCards(db: Database, ids: readonly number[]): Promise<ImageCard[]> {
  return ids.length === 0 ? [] : inOrderOf(ids, await findImageCards(db, ids), ({ id }) => id);
}

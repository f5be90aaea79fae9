import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentImageCard } from './image-card.presenter.ts';
import { findImageCards } from './image-card.repository.ts';
import { inOrderOf } from './in-order-of.ts';

/** Cards of these images, in this order; one that is not published (any more) is left out. */
export async function loadImageCards(db: Database, ids: readonly number[]): Promise<ImageCard[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await findImageCards(db, ids), (row) => row.id).map(presentImageCard);
}

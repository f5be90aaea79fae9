import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inOrderOf } from './in-order-of.ts';
import { findPhotographerCards } from './photographer-card.repository.ts';

/** Returns cards of these photographers (user ids), in this order; one that is not there (any more) is left out. */
export async function loadPhotographerCards(db: Database, userIds: readonly number[]): Promise<PhotographerCard[]> {
  if (userIds.length === 0) return [];
  return inOrderOf(userIds, await findPhotographerCards(db, userIds), ({ author }) => author.id);
}

import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { priceImages as priceImagesEndpoint } from '@tuyuan/contract/library/image-management.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeImages } from './change-images.ts';
import { setPrices } from './image-change.repository.ts';

/** Sets the prices of every tier, null isn't sold in it and 0 is free, and whether a package may pay where that is given. */
export function priceImages(
  db: Database,
  { ids, ...terms }: InputOf<typeof priceImagesEndpoint>,
  timeZone: string,
): Promise<BulkResult> {
  return changeImages(db, ids, timeZone, (transaction, wanted) => setPrices(transaction, wanted, terms));
}

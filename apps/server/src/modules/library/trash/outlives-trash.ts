import type { Database } from '../../../platform/database/database.ts';
import { findSoldImages } from './trash.repository.ts';

/** Returns those of the images whose originals stay for ever, because somebody holds a licence for them. */
export function findLicensed(db: Database, ids: readonly number[]): Promise<number[]> {
  return findSoldImages(db, ids);
}

import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeImages } from './change-images.ts';
import { publish } from './image-change.repository.ts';

/** Publishes processed images that are pending or offline; others fail with `Image.StateMismatch`. */
export function publishImages(db: Database, ids: readonly number[], timeZone: string): Promise<BulkResult> {
  return changeImages(db, ids, timeZone, publish);
}

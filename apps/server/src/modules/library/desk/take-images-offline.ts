import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeImages } from './change-images.ts';
import { takeOffline } from './image-change.repository.ts';

/** Takes published images offline; others fail with `Image.StateMismatch`. */
export function takeImagesOffline(db: Database, ids: readonly number[], timeZone: string): Promise<BulkResult> {
  return changeImages(db, ids, timeZone, takeOffline);
}

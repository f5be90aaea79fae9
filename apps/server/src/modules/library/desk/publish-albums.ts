import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publish } from './album-change.repository.ts';
import { changeAlbums } from './change-albums.ts';

/** Publishes albums that are pending or offline; others fail with `Album.StateMismatch`. */
export function publishAlbums(db: Database, ids: readonly number[]): Promise<BulkResult> {
  return changeAlbums(db, ids, publish);
}

import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { Database } from '../../../platform/database/database.ts';
import { takeOffline } from './album-change.repository.ts';
import { changeAlbums } from './change-albums.ts';

/** Takes published albums offline, their images stay as they are; others fail with `Album.StateMismatch`. */
export function takeAlbumsOffline(db: Database, ids: readonly number[]): Promise<BulkResult> {
  return changeAlbums(db, ids, takeOffline);
}

import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { bulkResultOf } from '../desk/index.ts';
import { findExistingVideos, moveVideos } from './video.repository.ts';

const codes = { notFound: 'Video.NotFound', stateMismatch: 'Video.StateMismatch' } as const;

/** Shows ready videos to visitors. Others fail with `Video.StateMismatch`. */
export function publishVideos(db: Database, ids: readonly number[]): Promise<BulkResult> {
  return move(db, ids, ['ready', 'offline'], 'published');
}

/** Hides published videos. Others fail with `Video.StateMismatch`. */
export function takeVideosOffline(db: Database, ids: readonly number[]): Promise<BulkResult> {
  return move(db, ids, ['published'], 'offline');
}

function move(
  db: Database,
  ids: readonly number[],
  from: readonly string[],
  to: 'published' | 'offline',
): Promise<BulkResult> {
  return inTransaction(db, async (transaction) => {
    const changed = await moveVideos(transaction, from, to, ids);
    return bulkResultOf({ ids, changed, existing: await findExistingVideos(transaction, ids), codes });
  });
}

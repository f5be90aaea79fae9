import type { Database } from '../../../platform/database/database.ts';
import { release } from './photo-state.repository.ts';
import { publishWallWaiting } from './publish-wall-waiting.ts';
import { tellPhoto } from './tell-photo.ts';

/** Publishes a live photo or puts it into review. Call it in the transaction that marks the image as ready. */
export async function releaseLivePhoto(transaction: Database, imageId: number, timeZone: string): Promise<void> {
  const photo = await release(transaction, imageId);
  if (!photo) return;
  if (photo.state === 'published') await tellPhoto(transaction, photo, timeZone);
  publishWallWaiting(transaction, photo.conference_id);
}

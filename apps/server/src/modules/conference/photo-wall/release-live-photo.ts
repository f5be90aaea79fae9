import type { Database } from '../../../platform/database/database.ts';
import { release } from './photo-state.repository.ts';
import { publishWallWaiting } from './publish-wall-waiting.ts';
import { tellPhoto } from './tell-photo.ts';

/** Call with the transaction that calls an image ready: a live photo goes on the wall, or waits to be looked at. */
export async function releaseLivePhoto(transaction: Database, imageId: number, timeZone: string): Promise<void> {
  const photo = await release(transaction, imageId);
  if (!photo) return;
  if (photo.state === 'published') await tellPhoto(transaction, photo, timeZone);
  publishWallWaiting(transaction, photo.conference_id);
}

import type { Database } from '../../../platform/database/database.ts';
import { release } from './photo-state.repository.ts';
import { tellPhoto } from './tell-photo.ts';
import { tellWallWaiting } from './tell-wall-waiting.ts';

/** Call with the transaction that calls an image ready: a live photo goes on the wall, or waits to be looked at. */
export async function releaseLivePhoto(transaction: Database, imageId: number, timeZone: string): Promise<void> {
  const photo = await release(transaction, imageId);
  if (!photo) return;
  if (photo.state === 'published') await tellPhoto(transaction, photo, timeZone);
  tellWallWaiting(transaction, photo.conference_id);
}

import type { Database } from '../../platform/database/database.ts';
import { publishEvent } from '../../platform/realtime/publish-event.ts';
import { presentPhoto } from './live-photo.presenter.ts';
import type { MovedPhoto } from './photo-state.repository.ts';

/** Tells phones and screens that a photo is on the wall, or not any more. */
export async function tellPhoto(transaction: Database, photo: MovedPhoto, timeZone: string): Promise<void> {
  await publishEvent(transaction, {
    hub: 'conferenceLive',
    stream: `conference:${photo.conference_id}`,
    target: 'all',
    name: 'photoPublished',
    payload: { id: photo.id, photo: photo.state === 'published' ? presentPhoto(photo, timeZone) : null },
  });
}

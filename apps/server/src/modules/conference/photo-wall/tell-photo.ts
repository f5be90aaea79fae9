import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { retractEvents } from '../../../platform/realtime/retract-events.ts';
import { presentPhoto } from './live-photo.presenter.ts';
import type { MovedPhoto } from './photo-state.repository.ts';

/** Publishes to phones and screens that a photo is on the wall, or no longer is. */
export async function tellPhoto(transaction: Database, photo: MovedPhoto, timeZone: string): Promise<void> {
  const event = {
    hub: 'conferenceLive',
    stream: `conference:${photo.conference_id}`,
    target: 'all',
    name: 'photoPublished',
  } as const;
  const shown = photo.state === 'published' ? presentPhoto(photo, timeZone) : null;
  if (!shown) await retractEvents(transaction, { ...event, id: photo.id, blank: { photo: null } });
  await publishEvent(transaction, { ...event, payload: { id: photo.id, photo: shown } });
}

import { hubs } from '@tuyuan/realtime/hubs.ts';
import type { Database } from '../database/database.ts';
import { deleteOldHubEvents } from './hub-event.repository.ts';

/** Deletes events that no client will catch up on any more. */
export function forgetOldEvents(db: Database): Promise<void> {
  return deleteOldHubEvents(
    db,
    Object.values(hubs).flatMap(({ pace }) => Object.keys(pace)),
  );
}

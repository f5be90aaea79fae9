import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';

/** Runs one change of rooms and tracks. Throws `ConferenceRoom.NameTaken` and `ConferenceTrack.NameTaken` at the field. */
export function changeStage<Result>(db: Database, change: (transaction: Database) => Promise<Result>): Promise<Result> {
  return refuseDuplicate(inTransaction(db, change), {
    conference_room_name: { code: 'ConferenceRoom.NameTaken', field: 'name' },
    conference_track_name: { code: 'ConferenceTrack.NameTaken', field: 'name' },
  });
}

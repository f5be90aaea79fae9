import type { ScheduleRoom } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { changeStage } from './change-stage.ts';
import { changeRoom, type RoomFields } from './room.repository.ts';
import { presentRoom } from './schedule.presenter.ts';

/** Throws `ConferenceRoom.NotFound` and `ConferenceRoom.NameTaken`. */
export function updateRoom(db: Database, id: number, room: RoomFields): Promise<ScheduleRoom> {
  return changeStage(db, async (transaction) => {
    const changed = await orThrow(changeRoom(transaction, id, room), 'ConferenceRoom.NotFound');
    return presentRoom(changed);
  });
}

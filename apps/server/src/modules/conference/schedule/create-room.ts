import type { ScheduleRoom } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeStage } from './change-stage.ts';
import { lockConference } from './require-conference.ts';
import { insertRoom, type RoomFields } from './room.repository.ts';
import { presentRoom } from './schedule.presenter.ts';

/** Throws `Conference.NotFound` and `ConferenceRoom.NameTaken`. */
export function createRoom(db: Database, conferenceId: number, room: RoomFields): Promise<ScheduleRoom> {
  return changeStage(db, async (transaction) => {
    await lockConference(transaction, conferenceId);
    return presentRoom(await insertRoom(transaction, conferenceId, room));
  });
}

import type { ScheduleRoom } from '@tuyuan/contract/conference/schedule-fields.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { lockConference } from './require-conference.ts';
import { orderRooms, readRooms } from './room.repository.ts';
import { presentRoom } from './schedule.presenter.ts';

/** Throws `Conference.NotFound`. */
export function arrangeRooms(db: Database, conferenceId: number, ids: readonly number[]): Promise<ScheduleRoom[]> {
  return inTransaction(db, async (transaction) => {
    await lockConference(transaction, conferenceId);
    await orderRooms(transaction, conferenceId, ids);
    return (await readRooms(transaction, conferenceId)).map(presentRoom);
  });
}

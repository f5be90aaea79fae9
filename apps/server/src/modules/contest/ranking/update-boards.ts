import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { findMovingBoards, storeBoard } from './board.repository.ts';

/** Makes the boards that can have moved, and tells those who look at them. Those of `except` wait. */
export async function updateBoards(db: Database, except: readonly number[] = []): Promise<void> {
  const moving = await findMovingBoards(db);
  for (const activityId of moving.filter((id) => !except.includes(id)))
    await inTransaction(db, async (transaction) => {
      if (!(await storeBoard(transaction, activityId))) return;
      await publishEvent(transaction, {
        hub: 'galleryCommon',
        stream: `activity:${activityId}`,
        target: 'all',
        name: 'rankTick',
        payload: { activityId },
      });
    });
}

import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { tellVoters } from '../voting/index.ts';
import { findMovingBoards, findVoterIds, markFinalBoards, storeBoard } from './board.repository.ts';

/**
 * Makes the boards that can have moved, and tells those who look at them; then who voted where the vote has ended. Those
 * of `except` wait.
 */
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
  await inTransaction(db, async (transaction) => {
    for (const activityId of await markFinalBoards(transaction))
      await tellVoters(transaction, activityId, await findVoterIds(transaction, activityId));
  });
}

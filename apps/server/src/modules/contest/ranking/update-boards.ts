import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { tellVoters } from '../voting/index.ts';
import { findMovingBoards, findUntoldBoards, findVoterIds, markFinalBoard, storeBoard } from './board.repository.ts';

export interface BoardFailure {
  readonly activityId: number;
  readonly error: unknown;
}

/**
 * Makes the boards that can have moved, and tells those who look at them; then who voted where the vote has ended. Those
 * of `except` wait. Returns the activities where it failed; the others are done.
 */
export async function updateBoards(db: Database, except: readonly number[] = []): Promise<BoardFailure[]> {
  const waiting = new Set(except);
  const failures: BoardFailure[] = [];
  const inEach = async (activityIds: readonly number[], step: typeof makeBoard) => {
    for (const activityId of activityIds.filter((id) => !waiting.has(id))) {
      try {
        await inTransaction(db, (transaction) => step(transaction, activityId));
      } catch (error) {
        waiting.add(activityId);
        failures.push({ activityId, error });
      }
    }
  };
  await inEach(await findMovingBoards(db), makeBoard);
  await inEach(await findUntoldBoards(db), tellFinal);
  return failures;
}

async function makeBoard(transaction: Database, activityId: number): Promise<void> {
  if (!(await storeBoard(transaction, activityId))) return;
  await publishEvent(transaction, {
    hub: 'galleryCommon',
    stream: `activity:${activityId}`,
    target: 'all',
    name: 'rankTick',
    payload: { activityId },
  });
}

async function tellFinal(transaction: Database, activityId: number): Promise<void> {
  if (await markFinalBoard(transaction, activityId))
    await tellVoters(transaction, activityId, await findVoterIds(transaction, activityId));
}

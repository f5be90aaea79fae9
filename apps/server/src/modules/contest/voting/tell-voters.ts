import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';

const atOnce = 500;

/** Tells each of them that their votes in an activity are final: counted, or not and why. What became of which is theirs to read. */
export async function tellVoters(
  transaction: Database,
  activityId: number,
  voterIds: readonly number[],
): Promise<void> {
  for (let from = 0; from < voterIds.length; from += atOnce)
    await publishEvent(transaction, {
      hub: 'galleryCommon',
      stream: 'site',
      target: voterIds.slice(from, from + atOnce).map((id) => `user:${id}` as const),
      name: 'voteFinal',
      payload: { activityId },
    });
}

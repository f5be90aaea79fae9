import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ConferenceClone } from '../registration/index.ts';
import { copyInteractions } from './clone-interactions.repository.ts';
import { commitNewSeed } from './draw-lottery.ts';

/**
 * Gives a conference the halls of another and what was prepared there, as if nothing of it had been opened. Nobody has answered,
 * asked or written, and each lottery has a seed of its own.
 */
export async function cloneInteractions(
  transaction: Database,
  clone: ConferenceClone,
  { createdBy, box }: { createdBy: number; box: SecretBox },
): Promise<void> {
  for (const lotteryId of await copyInteractions(transaction, clone, createdBy))
    await commitNewSeed(transaction, lotteryId, box);
}

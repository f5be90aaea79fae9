import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ConferenceClone } from '../registration/index.ts';
import { copyInteractions } from './clone-interactions.repository.ts';
import { commitNewSeed } from './draw-lottery.ts';

/**
 * Copies the halls and interactions of another conference as if never opened: without answers, questions or messages,
 * and with a new seed for each lottery.
 */
export async function cloneInteractions(
  transaction: Database,
  clone: ConferenceClone,
  { createdBy, box }: { createdBy: number; box: SecretBox },
): Promise<void> {
  for (const lotteryId of await copyInteractions(transaction, clone, createdBy))
    await commitNewSeed(transaction, lotteryId, box);
}

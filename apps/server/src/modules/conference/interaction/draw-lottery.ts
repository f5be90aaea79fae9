import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { drawWinners } from './draw-winners.ts';
import type { InteractionRow } from './interaction.repository.ts';
import { findEntrants, findSealedSeed, insertDraw, lockDraws, saveDraw } from './lottery.repository.ts';

const seedBytes = 32;

/** Fixes a lottery's seed before entries open; its commitment is shown from then on. */
export async function commitNewSeed(transaction: Database, interactionId: number, box: SecretBox): Promise<void> {
  const seed = randomBytes(seedBytes);
  const commitment = createHash('sha256').update(seed).digest();
  await insertDraw(transaction, interactionId, { commitment, sealedSeed: box.seal(seed.toString('hex')) });
}

/** Draws among entrants who have won nothing at this conference yet. Throws `Lottery.NobodyEntered`. */
export async function drawLottery(
  transaction: Database,
  { id: interactionId, conference_id: conferenceId, spec }: InteractionRow,
  drawnBy: number,
  box: SecretBox,
): Promise<void> {
  await lockDraws(transaction, conferenceId);
  const entrants = await findEntrants(transaction, interactionId, conferenceId);
  if (entrants.length === 0) throw new AppError('Lottery.NobodyEntered');
  const seed = Buffer.from(box.open(await findSealedSeed(transaction, interactionId)), 'hex');
  const winners = drawWinners(seed, entrants, spec.kind === 'lottery' ? spec.winnerCount : 0);
  await saveDraw(transaction, { interactionId, conferenceId, seed, entrants, winners, drawnBy });
}

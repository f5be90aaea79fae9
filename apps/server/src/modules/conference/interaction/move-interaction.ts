import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { drawLottery } from './draw-lottery.ts';
import {
  clearStage,
  findInteraction,
  hasOpen,
  type InteractionRow,
  lockOpen,
  lockOverdue,
  openReady,
  revealLocked,
} from './interaction.repository.ts';
import type { InteractionDeps, InteractionHost } from './interaction-deps.ts';
import { lockRoom } from './interaction-room.repository.ts';
import { managedInteraction } from './one-interaction.ts';
import { publishInteraction } from './publish-interaction.ts';

export type InteractionMove = 'open' | 'locked' | 'revealed';

/**
 * Moves an interaction on: ready → open → locked → revealed, one open at a time in a hall; revealing a lottery draws it. Throws
 * `Interaction.NotFound`, `Interaction.StateMismatch`, `Interaction.AnotherOpen`, `Lottery.NobodyEntered`.
 */
export function moveInteraction(
  { db, actor }: InteractionHost,
  { id, to }: { id: number; to: InteractionMove },
  { timeZone, box }: Pick<InteractionDeps, 'timeZone' | 'box'>,
): Promise<ManagedInteraction> {
  return inTransaction(db, async (transaction) => {
    const found = await orThrow(findInteraction(transaction, id), 'Interaction.NotFound');
    // Serialises hosts, so that each sees the previous one's changes.
    await lockRoom(transaction, found.room_id);
    const overdue = await lockOverdue(transaction, found.room_id);
    if (!(await apply(transaction, found, to))) throw new AppError('Interaction.StateMismatch');
    if (to === 'revealed' && found.spec.kind === 'lottery') await drawLottery(transaction, found, actor.id, box);
    const moved = await managedInteraction(transaction, id, timeZone);
    for (const changed of new Set([...overdue, id])) await publishInteraction(transaction, changed, timeZone);
    return moved;
  });
}

async function apply(transaction: Database, { id, room_id: roomId, spec }: InteractionRow, to: InteractionMove) {
  if (to === 'locked') return lockOpen(transaction, id);
  if (to === 'revealed') return revealLocked(transaction, id);
  if (await hasOpen(transaction, roomId)) throw new AppError('Interaction.AnotherOpen');
  await clearStage(transaction, roomId);
  return openReady(transaction, id, spec.seconds);
}

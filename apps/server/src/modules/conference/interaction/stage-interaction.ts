import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { clearStage, findInteraction, hasOpen, lockOverdue, setOnStage } from './interaction.repository.ts';
import { lockRoom } from './interaction-room.repository.ts';
import { managedInteraction } from './one-interaction.ts';
import { publishInteraction } from './publish-interaction.ts';

/** Throws `Interaction.NotFound`, `Interaction.StateMismatch` unless it is over, `Interaction.AnotherOpen`. */
export function stageInteraction(
  db: Database,
  { id, isOnStage }: { id: number; isOnStage: boolean },
  timeZone: string,
): Promise<ManagedInteraction> {
  return inTransaction(db, async (transaction) => {
    const found = await orThrow(findInteraction(transaction, id), 'Interaction.NotFound');
    await lockRoom(transaction, found.room_id);
    await lockOverdue(transaction, found.room_id);
    if (isOnStage && (await hasOpen(transaction, found.room_id))) throw new AppError('Interaction.AnotherOpen');
    if (isOnStage) await clearStage(transaction, found.room_id);
    if (!(await setOnStage(transaction, id, isOnStage))) throw new AppError('Interaction.StateMismatch');
    await publishInteraction(transaction, id, timeZone);
    return managedInteraction(transaction, id, timeZone);
  });
}

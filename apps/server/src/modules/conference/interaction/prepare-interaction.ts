import type { InteractionSpec } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { commitNewSeed } from './draw-lottery.ts';
import {
  changeReady,
  deleteReady,
  findInteraction,
  findPublished,
  insertInteraction,
} from './interaction.repository.ts';
import type { InteractionDeps, InteractionHost } from './interaction-deps.ts';
import { managedInteraction } from './one-interaction.ts';

/** Throws `InteractionRoom.NotFound`, `Image.NotFound` for an unpublished picture, `Request.Invalid` at the field. */
export function createInteraction(
  { db, actor }: InteractionHost,
  { roomId, spec }: { roomId: number; spec: InteractionSpec },
  { timeZone, box }: Pick<InteractionDeps, 'timeZone' | 'box'>,
): Promise<ManagedInteraction> {
  return inTransaction(db, async (transaction) => {
    await checkSpec(transaction, spec);
    const id = await insertInteraction(transaction, roomId, spec, actor.id);
    if (id === null) throw new AppError('InteractionRoom.NotFound');
    if (spec.kind === 'lottery') await commitNewSeed(transaction, id, box);
    return managedInteraction(transaction, id, timeZone);
  });
}

/** Throws `Interaction.NotFound`, `Interaction.StateMismatch` once it was opened and for another kind, `Image.NotFound`, `Request.Invalid`. */
export async function updateInteraction(
  db: Database,
  { id, spec }: { id: number; spec: InteractionSpec },
  timeZone: string,
): Promise<ManagedInteraction> {
  await checkSpec(db, spec);
  if (!(await changeReady(db, id, spec))) await refuseState(db, id);
  return managedInteraction(db, id, timeZone);
}

/** Throws `Interaction.NotFound`, and `Interaction.StateMismatch` once it was opened. */
export async function deleteInteraction(db: Database, id: number): Promise<void> {
  if (!(await deleteReady(db, id))) await refuseState(db, id);
}

/** Explains a change that matched no row: throws `Interaction.StateMismatch`, or `Interaction.NotFound`. */
export async function refuseState(db: Database, id: number): Promise<never> {
  throw new AppError((await findInteraction(db, id)) ? 'Interaction.StateMismatch' : 'Interaction.NotFound');
}

async function checkSpec(db: Database, spec: InteractionSpec): Promise<void> {
  if (!('options' in spec)) return;
  const imageIds = spec.options.flatMap(({ imageId }) => (imageId === null ? [] : [imageId]));
  const published = new Set(await findPublished(db, imageIds));
  if (imageIds.some((id) => !published.has(id))) throw new AppError('Image.NotFound');
  if (spec.kind === 'quiz' && spec.correct.some((no) => no > spec.options.length))
    throw new AppError('Request.Invalid', {
      validationErrors: [{ message: '正确答案不在选项里', members: ['spec.correct'] }],
    });
}

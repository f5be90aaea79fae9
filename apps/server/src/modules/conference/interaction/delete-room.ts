import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { deleteUnusedRoom, findRoom } from './interaction-room.repository.ts';

/** Throws `InteractionRoom.NotFound`, and `.InUse` once something happened there. */
export async function deleteRoom(db: Database, id: number): Promise<void> {
  if (await deleteUnusedRoom(db, id)) return;
  throw new AppError((await findRoom(db, id)) ? 'InteractionRoom.InUse' : 'InteractionRoom.NotFound');
}

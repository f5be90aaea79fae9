import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { createAlbum as createAlbumEndpoint, ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { screenWork } from '../lifecycle/index.ts';
import { insertAlbum } from './album-change.repository.ts';
import { lockReferences } from './lock-references.ts';
import { findManagedAlbum } from './managed-album.repository.ts';
import { lockPhotographer } from './reference.repository.ts';

/** Makes an album of a photographer that waits for its publication. Throws `Text.Blocked`, `Photographer.NotFound`, `Album.TitleTaken`, `Category.NotFound`, `Region.NotFound`. */
export async function createAlbum(
  db: Database,
  input: InputOf<typeof createAlbumEndpoint>,
): Promise<Unencoded<ManagedAlbum>> {
  const { title, description } = await screenWork(db, input);
  return inTransaction(db, async (transaction) => {
    if (!(await lockPhotographer(transaction, input.photographerId))) throw new AppError('Photographer.NotFound');
    await lockReferences(transaction, input);
    const id = await insertAlbum(transaction, { ...input, title, description });
    return orThrow(findManagedAlbum(transaction, id), 'Album.NotFound');
  });
}

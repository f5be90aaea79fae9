import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getManagedAlbums } from '@tuyuan/contract/library/album-management.ts';
import { cappedTotal } from '../../../platform/database/capped-total.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { countManagedAlbums, findManagedAlbums } from './managed-album.repository.ts';

export async function listManagedAlbums(
  db: Database,
  query: InputOf<typeof getManagedAlbums>,
): Promise<AnswerTo<typeof getManagedAlbums>> {
  return {
    ...cappedTotal(await countManagedAlbums(db, query)),
    items: await findManagedAlbums(db, query),
  };
}

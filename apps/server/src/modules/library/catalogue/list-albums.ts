import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getAlbums } from '@tuyuan/contract/library/album-data.ts';
import { cappedTotal } from '../../../platform/database/capped-total.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { countAlbums, findAlbumPage } from './album.repository.ts';
import { loadAlbumCards } from './load-album-cards.ts';
import { cutPage, toPlace } from './page-cursor.ts';

/** Throws `Request.Invalid` for a cursor that no page answered. */
export async function listAlbums(db: Database, input: InputOf<typeof getAlbums>): Promise<AnswerTo<typeof getAlbums>> {
  const found = await findAlbumPage(db, input, { ...toPlace(input), sort: input.sort });
  const { ids, nextCursor } = cutPage(found, input.maxResultCount);
  return { ...cappedTotal(await countAlbums(db, input)), items: await loadAlbumCards(db, ids), nextCursor };
}

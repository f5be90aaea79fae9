import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getAlbums } from '@tuyuan/contract/library/album-data.ts';
import { cappedTotal, countCap } from '../../../platform/database/capped-total.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countAlbums, findAlbumPage } from './album.repository.ts';
import { loadAlbumCards } from './load-album-cards.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

export async function listAlbums(
  db: Database,
  input: InputOf<typeof getAlbums>,
  timeZone: string,
): Promise<OutputOf<typeof getAlbums>> {
  const after = input.cursor === undefined ? null : readCursor(input.cursor);
  const limit = input.maxResultCount;
  const found = await findAlbumPage(db, input, {
    sort: input.sort,
    after,
    offset: after ? 0 : input.skipCount,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const total = await countAlbums(db, input, countCap);
  return {
    ...cappedTotal(total),
    items: await loadAlbumCards(
      db,
      page.map(({ id }) => id),
      timeZone,
    ),
    nextCursor: last && found.length > limit ? writeCursor(last) : null,
  };
}

import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getTopicAlbum as getTopicAlbumEndpoint } from '@tuyuan/contract/library/album-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadAlbumCards } from './load-album-cards.ts';
import { loadImageCards } from './load-image-cards.ts';
import { presentTopicAlbumCard } from './topic-album.presenter.ts';
import { findTopicAlbum } from './topic-album.repository.ts';

/** Throws `TopicAlbum.NotFound` for one that isn't published (yet). */
export async function getTopicAlbum(
  db: Database,
  id: number,
  timeZone: string,
): Promise<OutputOf<typeof getTopicAlbumEndpoint>> {
  const row = await findTopicAlbum(db, id);
  if (!row) throw new AppError('TopicAlbum.NotFound');
  return {
    ...presentTopicAlbumCard(row),
    story: row.story,
    publishedAt: row.published_at && toWireDate(row.published_at, timeZone),
    albums: await loadAlbumCards(db, row.album_ids, timeZone),
    images: await loadImageCards(db, row.image_ids),
  };
}

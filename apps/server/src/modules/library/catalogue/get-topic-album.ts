import type { getTopicAlbum as getTopicAlbumEndpoint } from '@tuyuan/contract/library/album-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { loadAlbumCards } from './load-album-cards.ts';
import { loadImageCards } from './load-image-cards.ts';
import { findTopicAlbum } from './topic-album.repository.ts';

/** Throws `TopicAlbum.NotFound` for one that isn't published (yet). */
export async function getTopicAlbum(db: Database, id: number): Promise<AnswerTo<typeof getTopicAlbumEndpoint>> {
  const found = await orThrow(findTopicAlbum(db, id), 'TopicAlbum.NotFound');
  const { albumIds, imageIds, ...topicAlbum } = found;
  return {
    ...topicAlbum,
    albums: await loadAlbumCards(db, albumIds),
    images: await loadImageCards(db, imageIds),
  };
}

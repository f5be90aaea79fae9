import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getTopicAlbums } from '@tuyuan/contract/library/album-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countTopicAlbums, findTopicAlbums } from './topic-album.repository.ts';

export async function listTopicAlbums(
  db: Database,
  { skipCount, maxResultCount }: InputOf<typeof getTopicAlbums>,
): Promise<OutputOf<typeof getTopicAlbums>> {
  return {
    totalCount: await countTopicAlbums(db),
    items: await findTopicAlbums(db, { offset: skipCount, limit: maxResultCount }),
  };
}

import type { TopicAlbumCard } from '@tuyuan/contract/library/album-data.ts';
import type { TopicAlbumRow } from './topic-album.repository.ts';

export function presentTopicAlbumCard(row: TopicAlbumRow): TopicAlbumCard {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    imageCount: row.image_count,
    albumCount: row.album_count,
  };
}

import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { ManagedAlbumRow } from './managed-album.repository.ts';

export function presentManagedAlbum(row: ManagedAlbumRow, timeZone: string): ManagedAlbum {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    cover: row.cover,
    category: row.category,
    region: row.region,
    author: row.author,
    imageCount: row.image_count,
    reviewState: row.review_state,
    views: row.views,
    likes: row.likes,
    publishedAt: row.published_at && toWireDate(row.published_at, timeZone),
    createdAt: toWireDate(row.created_at, timeZone),
  };
}

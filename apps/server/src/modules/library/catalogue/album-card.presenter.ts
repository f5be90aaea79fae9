import type { AlbumCard } from '@tuyuan/contract/library/album-data.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { AlbumCardRow } from './album-card.repository.ts';
import { presentAuthor } from './author.presenter.ts';

export function presentAlbumCard(row: AlbumCardRow, timeZone: string): AlbumCard {
  return {
    id: row.id,
    title: row.title,
    covers: row.covers,
    author: presentAuthor(row),
    imageCount: row.image_count,
    views: row.views,
    likes: row.likes,
    regionName: row.region_name,
    publishedAt: row.published_at && toWireDate(row.published_at, timeZone),
  };
}

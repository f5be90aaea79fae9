import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import { presentAuthor } from './author.presenter.ts';
import type { PhotographerCardRow } from './photographer-card.repository.ts';

export function presentPhotographerCard(row: PhotographerCardRow): PhotographerCard {
  return {
    author: presentAuthor(row),
    personalSign: row.personal_sign,
    regionName: row.region_name,
    imageCount: row.image_count,
    albumCount: row.album_count,
    followerCount: row.follower_count,
    viewCount: row.view_count,
    rank: row.rank,
    works: row.works,
  };
}

import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { imagePath, miscPath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentAuthor } from './author.presenter.ts';
import { findPhotographer, type PhotographerRow } from './photographer.repository.ts';
import { keepRankFresh } from './photographer-rank.ts';

/** Throws `Photographer.NotFound`. */
export async function getPhotographerInfo(
  db: Database,
  userId: number,
  timeZone: string,
): Promise<Omit<PhotographerInfo, 'units'>> {
  await keepRankFresh(db);
  const row = await findPhotographer(db, userId);
  if (!row) throw new AppError('Photographer.NotFound');
  return {
    author: presentAuthor(row),
    albumCount: row.album_count,
    imageCount: row.image_count,
    personalBackground: backgroundPath(row),
    personalSign: row.personal_sign,
    introduction: row.introduction,
    regionName: row.region_name,
    unitName: row.unit_name,
    rank: row.rank,
    viewCount: row.view_count,
    likeCount: row.like_count,
    followerCount: row.follower_count,
    joinedAt: toWireDate(row.joined_at, timeZone),
  };
}

function backgroundPath({
  background_key: key,
  background_id: id,
  background_version: version,
}: PhotographerRow): string {
  if (key !== null) return miscPath(key);
  return id === null || version === null ? '' : imagePath({ id, version }, 1600);
}

import type { getGrapherProfile } from '@tuyuan/contract/account/front-user.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { GrapherRow } from './grapher-profile.repository.ts';

export function presentGrapherProfile(row: GrapherRow, timeZone: string): OutputOf<typeof getGrapherProfile> {
  return {
    personalSign: row.personal_sign,
    introduction: row.introduction,
    unitName: row.unit_name,
    regionId: row.region_id,
    regionName: row.region_name,
    showsPosition: row.shows_position,
    joinedAt: toWireDate(row.joined_at, timeZone),
    imageCount: row.image_count,
    albumCount: row.album_count,
    followerCount: row.follower_count,
    viewCount: row.view_count,
  };
}

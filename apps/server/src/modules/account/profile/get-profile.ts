import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { FrontUserDeps } from './front-user-deps.ts';
import { type ProfileRow, readProfile } from './profile.repository.ts';

/** Returns the caller's own profile, with the phone masked but recognisable. */
export async function getProfile(
  { picturePath, timeZone }: Pick<FrontUserDeps, 'picturePath' | 'timeZone'>,
  db: Database,
  actor: Actor,
): Promise<UserProfile> {
  const row = await readProfile(db, actor.id);
  const wireOf = (date: Date) => toWireDate(date, timeZone);
  return {
    id: row.id,
    userName: row.user_name,
    nickName: row.nick_name,
    avatar: await avatarPath(picturePath, db, row),
    personalBackground: await backgroundPath(picturePath, db, row),
    personalSign: row.personal_sign,
    phone: row.phone === null ? '' : maskPhone(row.phone),
    email: row.email ?? '',
    gender: row.gender,
    birthday: row.birthday,
    regionId: row.region_id,
    regionName: row.region_name,
    wechat: row.bound_providers.includes('wechat'),
    qq: row.bound_providers.includes('qq'),
    weibo: row.bound_providers.includes('weibo'),
    roles: [...actor.roles],
    isPhotographer: row.is_photographer,
    hasPassword: row.has_password,
    mustChangePassword: row.password_is_temporary,
    isSubscribedToBroadcast: row.is_subscribed_to_broadcast,
    createdAt: wireOf(row.created_at),
    deletionAt: row.deletion_at && wireOf(row.deletion_at),
  };
}

async function avatarPath(
  picturePath: FrontUserDeps['picturePath'],
  db: Database,
  { avatar_key: key, avatar_image_id: imageId }: ProfileRow,
): Promise<string> {
  if (key !== null) return miscPath(key);
  return imageId === null ? '' : picturePath(db, imageId, 320);
}

/** Returns the user's own background, or the page picture for a photographer without one. */
export async function backgroundPath(
  picturePath: FrontUserDeps['picturePath'],
  db: Database,
  { background_key: key, background_image_id: imageId }: Pick<ProfileRow, 'background_key' | 'background_image_id'>,
): Promise<string> {
  if (key !== null) return miscPath(key);
  return imageId === null ? '' : picturePath(db, imageId, 1600);
}

import { genders } from '@tuyuan/contract/account/front-user.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const ProfileRow = z.object({
  id: z.number(),
  user_name: z.string(),
  nick_name: z.string(),
  personal_sign: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  gender: z.enum(genders),
  birthday: z.string().nullable(),
  region_id: z.number().nullable(),
  region_name: z.string(),
  avatar_key: z.string().nullable(),
  avatar_image_id: z.number().nullable(),
  background_key: z.string().nullable(),
  background_image_id: z.number().nullable(),
  is_subscribed_to_broadcast: z.boolean(),
  is_photographer: z.boolean(),
  has_password: z.boolean(),
  password_is_temporary: z.boolean(),
  bound_providers: z.array(z.string()),
  created_at: z.coerce.date(),
  deletion_at: z.coerce.date().nullable(),
});
export type ProfileRow = z.infer<typeof ProfileRow>;

/** The user always exists, because the caller is signed in. */
export async function readProfile(db: Database, userId: number): Promise<ProfileRow> {
  const { rows } = await db.execute(sql`
    SELECT u.id, u.user_name, u.nick_name, coalesce(p.personal_sign, u.personal_sign) AS personal_sign, u.phone, u.email, u.gender,
      u.birthday::text, u.region_id, coalesce(r.name, '') AS region_name, u.avatar_key, u.avatar_image_id, u.background_key,
      p.background_image_id, u.is_subscribed_to_broadcast, p.user_id IS NOT NULL AS is_photographer,
      u.password_hash IS NOT NULL AS has_password, u.password_is_temporary, u.created_at, u.deletion_at,
      ARRAY(SELECT provider FROM external_account e WHERE e.user_id = u.id) AS bound_providers
    FROM app_user u LEFT JOIN active_photographer p ON p.user_id = u.id LEFT JOIN region r ON r.id = u.region_id WHERE u.id = ${userId}`);
  return ProfileRow.parse(rows[0]);
}

export interface ProfileChange {
  nickName?: string | undefined;
  personalSign?: string | undefined;
  email?: string | null | undefined;
  gender?: string | undefined;
  birthday?: string | null | undefined;
  regionId?: number | null | undefined;
}

/** Throws the violation of `app_user_email` when the address is another's. */
export async function updateUser(db: Database, userId: number, change: ProfileChange): Promise<void> {
  const sets: SQL[] = [];
  if (change.nickName !== undefined) sets.push(sql`nick_name = ${change.nickName}`);
  if (change.personalSign !== undefined) sets.push(sql`personal_sign = ${change.personalSign}`);
  if (change.email !== undefined) sets.push(sql`email = ${change.email}`);
  if (change.gender !== undefined) sets.push(sql`gender = ${change.gender}`);
  if (change.birthday !== undefined) sets.push(sql`birthday = ${change.birthday}`);
  if (change.regionId !== undefined) sets.push(sql`region_id = ${change.regionId}`);
  if (sets.length === 0) return;
  await db.execute(sql`UPDATE app_user SET ${sql.join(sets, sql`, `)} WHERE id = ${userId}`);
}

/** Locks the region until the transaction ends; returns false if it does not exist. */
export async function lockRegion(transaction: Database, regionId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM region WHERE id = ${regionId} FOR KEY SHARE`);
  return rowCount === 1;
}

const pictureColumns = { avatar: sql`avatar_key`, background: sql`background_key` };
const KeyRow = z.object({ key: z.string().nullable() });

/** Returns the previous key. */
export async function replacePicture(
  db: Database,
  userId: number,
  picture: keyof typeof pictureColumns,
  key: string | null,
): Promise<string | null> {
  const column = pictureColumns[picture];
  const { rows } = await db.execute(sql`
    UPDATE app_user u SET ${column} = ${key} FROM (SELECT id, ${column} AS key FROM app_user WHERE id = ${userId} FOR UPDATE) old
    WHERE u.id = old.id RETURNING old.key`);
  return KeyRow.parse(rows[0]).key;
}

export async function setBroadcastSubscription(db: Database, userId: number, isSubscribed: boolean): Promise<void> {
  await db.execute(sql`UPDATE app_user SET is_subscribed_to_broadcast = ${isSubscribed} WHERE id = ${userId}`);
}

export async function readBroadcastSubscription(db: Database, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT is_subscribed_to_broadcast AS value FROM app_user WHERE id = ${userId}`);
  return z.object({ value: z.boolean() }).parse(rows[0]).value;
}

import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const PictureKeys = z
  .array(z.object({ avatar_key: z.string().nullable(), background_key: z.string().nullable() }))
  .transform((rows) => rows.flatMap((row) => [row.avatar_key, row.background_key]).filter((key) => key !== null));

function among(ids: readonly number[]): SQL {
  return sql`(SELECT value::integer FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}

/**
 * Erases personal data and access; the rows stay, since works and orders refer to them. Phone and user name become
 * available again. Returns the keys of their pictures, whose files must be deleted after the commit.
 */
export async function anonymiseUsers(transaction: Database, ids: readonly number[]): Promise<string[]> {
  const list = among(ids);
  const { rows } = await transaction.execute(sql`SELECT avatar_key, background_key FROM app_user WHERE id IN ${list}`);
  await transaction.execute(
    sql`DELETE FROM sms_outbox WHERE phone IN (SELECT phone FROM app_user WHERE id IN ${list})`,
  );
  await transaction.execute(sql`DELETE FROM sms_code WHERE phone IN (SELECT phone FROM app_user WHERE id IN ${list})`);
  await transaction.execute(sql`
    UPDATE app_user SET user_name = 'deleted:' || id, nick_name = '已注销用户', phone = NULL, email = NULL, password_hash = NULL,
      avatar_image_id = NULL, avatar_key = NULL, background_key = NULL, personal_sign = '', gender = 'unknown', birthday = NULL,
      region_id = NULL, is_subscribed_to_broadcast = false, is_active = false, deletion_at = NULL, deleted_at = now()
    WHERE id IN ${list}`);
  await transaction.execute(sql`
    UPDATE photographer SET personal_sign = '', introduction = '', background_image_id = NULL, region_id = NULL, unit_name = '',
      shows_position = false WHERE user_id IN ${list}`);
  for (const table of [
    'user_role',
    'user_permission',
    'external_account',
    'login_attempt',
    'data_export_link',
    'idempotency_key',
  ])
    await transaction.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE user_id IN ${list}`);
  await transaction.execute(sql`DELETE FROM session WHERE user_id IN ${list} OR impersonator_id IN ${list}`);
  return PictureKeys.parse(rows);
}

import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

export async function insertExportLink(db: Database, keyHash: Buffer, userId: number, seconds: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO data_export_link (key_hash, user_id, expires_at) VALUES (${keyHash}, ${userId}, now() + make_interval(secs => ${seconds}))`);
}

/** Consumes a user's link; returns false if it is another's, was used or has expired. */
export async function takeExportLink(db: Database, keyHash: Buffer, userId: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM data_export_link WHERE key_hash = ${keyHash} AND user_id = ${userId} AND expires_at > now()`,
  );
  return rowCount === 1;
}

export async function deleteExpiredExportLinks(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM data_export_link WHERE expires_at < now()`);
}

/** Credentials (hashes, tokens) are not personal data and are left out. */
const parts: Readonly<Record<string, (userId: number) => SQL>> = {
  account: (id) => sql`
    SELECT u.id, u.user_name, u.nick_name, u.phone, u.email, u.gender, u.birthday::text, r.name AS region, u.personal_sign,
      u.avatar_key, u.background_key, u.is_subscribed_to_broadcast, u.is_active, u.created_at, u.deletion_at
    FROM app_user u LEFT JOIN region r ON r.id = u.region_id WHERE u.id = ${id}`,
  roles: (id) =>
    sql`SELECT r.name, r.display_name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = ${id}`,
  permissions: (id) => sql`SELECT permission, is_granted FROM user_permission WHERE user_id = ${id}`,
  consents: (id) => sql`SELECT agreement, version, at, client_ip FROM user_consent WHERE user_id = ${id} ORDER BY at`,
  externalAccounts: (id) => sql`
    SELECT provider, open_id, subject, nick_name, bound_at, last_used_at FROM external_account WHERE user_id = ${id}`,
  sessions: (id) => sql`
    SELECT id, client_ip, user_agent, is_remembered, created_at, last_seen_at, expires_at FROM session WHERE user_id = ${id}`,
  loginAttempts: (id) => sql`
    SELECT at, user_name, method, result, client_ip, user_agent FROM login_attempt WHERE user_id = ${id} ORDER BY at DESC`,
  photographer: (id) => sql`
    SELECT p.personal_sign, p.introduction, r.name AS region, p.unit_name, p.shows_position, p.follower_count, p.view_count, p.joined_at
    FROM photographer p LEFT JOIN region r ON r.id = p.region_id WHERE p.user_id = ${id}`,
  photographerApplications: (id) => sql`
    SELECT state, real_name, unit_name, agreement_version, attempts, submitted_at, decided_at, reasons, message, created_at,
      ARRAY(SELECT s.file_name FROM photographer_sample s WHERE s.application_id = a.id ORDER BY s.id) AS samples
    FROM photographer_application a WHERE user_id = ${id} ORDER BY id`,
  albums: (id) => sql`
    SELECT id, title, description, review_state, views, likes, collects, published_at, created_at FROM album
    WHERE author_id = ${id} ORDER BY id`,
  images: (id) => sql`
    SELECT no, title, description, taken_at, original_name, format, bytes, width, height, camera, latitude, longitude, copyright,
      artist, review_state, views, likes, collects, downloads, published_at, created_at FROM image WHERE author_id = ${id} ORDER BY id`,
  actions: (id) => sql`
    SELECT at, service, action, parameters, error_code, client_ip, user_agent FROM audit_log WHERE user_id = ${id} ORDER BY at DESC`,
};

/** Returns all data stored about a user outside of conferences, part by part. */
export async function readAccountData(db: Database, userId: number): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(parts)) found[name] = (await db.execute(query(userId))).rows;
  return found;
}

import type { getConsents } from '@tuyuan/contract/account/agreement.ts';
import type { AgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { many } from '../../../platform/database/rows.ts';
import { containing } from '../../../platform/database/sql-parts.ts';
import { currentVersion } from './agreement-version.repository.ts';

interface NewConsent {
  userId: number;
  key: AgreementKey;
  version: number;
  /** Of the network; "" where it isn't known. */
  network: string;
}

/** Records a consent to the version in force, once; returns false if that version isn't in force. */
export async function insertConsent(db: Database, { userId, key, version, network }: NewConsent): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH right_one AS (SELECT ${version}::int AS number WHERE ${version} = ${currentVersion(key)}), written AS (
      INSERT INTO user_consent (user_id, agreement, version, client_ip)
      SELECT ${userId}, ${key}, number, ${network} FROM right_one ON CONFLICT DO NOTHING)
    SELECT 1 FROM right_one`);
  return rowCount === 1;
}

/** Records the consent to the version in force, whichever it is: of people who are created by the site itself. */
export async function insertCurrentConsent(db: Database, userId: number, key: AgreementKey): Promise<void> {
  await db.execute(sql`
    INSERT INTO user_consent (user_id, agreement, version, client_ip) SELECT ${userId}, ${key}, ${currentVersion(key)}, ''
    ON CONFLICT DO NOTHING`);
}

export function findOwnConsents(db: Database, userId: number) {
  return many(
    db,
    z.object({ key: z.string(), version: z.int(), at: z.date() }),
    sql`SELECT agreement AS key, version, at FROM user_consent WHERE user_id = ${userId} ORDER BY at DESC, id DESC`,
  );
}

const ConsentRow = z.object({
  id: z.coerce.number(),
  userId: z.int(),
  userName: z.string(),
  nickName: z.string(),
  version: z.int(),
  at: z.date(),
  clientIp: z.string(),
});

export function pageOfConsents(db: Database, { key, version, keyword, ...page }: InputOf<typeof getConsents>) {
  const words = containing(keyword);
  return findPage(
    db,
    ConsentRow,
    {
      columns: sql`c.id, c.user_id, u.user_name, u.nick_name, c.version, c.at, c.client_ip`,
      from: sql`user_consent c JOIN app_user u ON u.id = c.user_id`,
      where: [
        sql`c.agreement = ${key}`,
        version !== undefined && sql`c.version = ${version}`,
        keyword !== '' && sql`(u.user_name ILIKE ${words} OR u.nick_name ILIKE ${words})`,
      ],
      order: sql`c.id DESC`,
    },
    page,
  );
}

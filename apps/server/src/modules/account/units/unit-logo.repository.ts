import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

/** Reads the column `logo_key` as the path of the logo, or "". */
export const UnitLogo = z.string().transform((key) => (key === '' ? '' : miscPath(key)));

const Replaced = z.object({ key: z.string() });

/** Sets a unit's logo ("" for none). Returns the key of the one before, "" for none; null where there is no such unit. */
export async function replaceLogo(db: Database, id: number, key: string): Promise<string | null> {
  const before = await findOne(
    db,
    Replaced,
    sql`UPDATE organization_unit n SET logo_key = ${key}
    FROM (SELECT id, logo_key FROM organization_unit WHERE id = ${id} FOR UPDATE) before WHERE n.id = before.id
    RETURNING before.logo_key AS key`,
  );
  return before?.key ?? null;
}

import type { getUnitMembers } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findMembers, holdUnit } from './unit-member.repository.ts';

/** Throws `OrganizationUnit.NotFound`. */
export async function listUnitMembers(
  db: Database,
  query: InputOf<typeof getUnitMembers>,
  timeZone: string,
): Promise<OutputOf<typeof getUnitMembers>> {
  if (!(await holdUnit(db, query.id))) throw new AppError('OrganizationUnit.NotFound');
  const rows = await findMembers(db, query);
  return {
    // A page behind the last one has no row to say how many there are.
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => ({
      id: row.id,
      userName: row.user_name,
      nickName: row.nick_name,
      isActive: row.is_active,
      isPhotographer: row.is_photographer,
      imageCount: row.image_count,
      units: row.units,
      joinedAt: toWireDate(row.joined_at, timeZone),
    })),
  };
}

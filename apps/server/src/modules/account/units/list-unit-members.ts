import type { getUnitMembers } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { findMembers, holdUnit } from './unit-member.repository.ts';

/** Throws `OrganizationUnit.NotFound`. */
export async function listUnitMembers(
  db: Database,
  query: InputOf<typeof getUnitMembers>,
): Promise<AnswerTo<typeof getUnitMembers>> {
  if (!(await holdUnit(db, query.id))) throw new AppError('OrganizationUnit.NotFound');
  const members = await findMembers(db, query);
  // A page behind the last one has no row that carries the total.
  return { totalCount: members[0]?.total ?? 0, items: members.slice(0, query.maxResultCount) };
}

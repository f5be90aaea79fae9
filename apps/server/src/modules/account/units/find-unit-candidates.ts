import type { findUnitCandidates as findUnitCandidatesEndpoint } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findCandidates, holdUnit } from './unit-member.repository.ts';

const maxCandidates = 20;

/** Throws `OrganizationUnit.NotFound`. */
export async function findUnitCandidates(
  db: Database,
  { id, keyword }: InputOf<typeof findUnitCandidatesEndpoint>,
): Promise<OutputOf<typeof findUnitCandidatesEndpoint>> {
  if (!(await holdUnit(db, id))) throw new AppError('OrganizationUnit.NotFound');
  return { items: await findCandidates(db, id, keyword, maxCandidates) };
}

import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findUnits } from './unit.repository.ts';

/** Throws `OrganizationUnit.NotFound`. */
export async function oneUnit(db: Database, id: number): Promise<ManagedUnit> {
  const unit = (await findUnits(db)).find((candidate) => candidate.id === id);
  if (!unit) throw new AppError('OrganizationUnit.NotFound');
  return unit;
}

import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentUnit } from './unit.presenter.ts';
import { readUnits } from './unit-tree.repository.ts';

export async function listUnits(db: Database): Promise<ManagedUnit[]> {
  return (await readUnits(db)).map(presentUnit);
}

/** Throws `OrganizationUnit.NotFound`. */
export async function oneUnit(db: Database, id: number): Promise<ManagedUnit> {
  const unit = (await listUnits(db)).find((candidate) => candidate.id === id);
  if (!unit) throw new AppError('OrganizationUnit.NotFound');
  return unit;
}

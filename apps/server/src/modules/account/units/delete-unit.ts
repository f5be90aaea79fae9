import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeUnits } from './change-units.ts';
import { deleteUnitRow, lockUnit } from './unit-tree.repository.ts';

/** Throws `OrganizationUnit.NotFound`, `.HasChildren`, and `.HasMembers` unless `withMembers`. */
export function deleteUnit(db: Database, { id, withMembers }: { id: number; withMembers: boolean }): Promise<void> {
  return changeUnits(db, async (transaction) => {
    const found = await lockUnit(transaction, id);
    if (!found) throw new AppError('OrganizationUnit.NotFound');
    if (found.children > 0) throw new AppError('OrganizationUnit.HasChildren');
    if (found.members > 0 && !withMembers) throw new AppError('OrganizationUnit.HasMembers');
    await deleteUnitRow(transaction, id);
  });
}

import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeUnits } from './change-units.ts';
import { oneUnit } from './list-units.ts';
import { insertUnit, readUnitLinks } from './unit-tree.repository.ts';

/** Adds a unit as its parent's last child. Throws `OrganizationUnit.NotFound` (the parent) and `OrganizationUnit.NameTaken`. */
export function createUnit(db: Database, unit: { parentId: number | null; name: string }): Promise<ManagedUnit> {
  return changeUnits(db, async (transaction) => {
    const links = await readUnitLinks(transaction);
    if (unit.parentId !== null && !links.some(({ id }) => id === unit.parentId))
      throw new AppError('OrganizationUnit.NotFound');
    return oneUnit(transaction, await insertUnit(transaction, unit));
  });
}

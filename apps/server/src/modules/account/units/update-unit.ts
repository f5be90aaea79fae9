import type { ManagedUnit, updateUnit as updateUnitEndpoint } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeUnits } from './change-units.ts';
import { oneUnit } from './list-units.ts';
import { changeUnit, holdImage } from './unit-tree.repository.ts';

/** Throws `OrganizationUnit.NotFound`, `.NameTaken`, `.CodeTaken` and `Image.NotFound` for the cover. */
export function updateUnit(db: Database, unit: InputOf<typeof updateUnitEndpoint>): Promise<ManagedUnit> {
  return changeUnits(db, async (transaction) => {
    if (unit.coverImageId !== null && !(await holdImage(transaction, unit.coverImageId)))
      throw new AppError('Image.NotFound');
    if (!(await changeUnit(transaction, unit))) throw new AppError('OrganizationUnit.NotFound');
    return oneUnit(transaction, unit.id);
  });
}

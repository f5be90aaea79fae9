import type { ManagedUnit, updateUnit as updateUnitEndpoint } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { oneUnit } from './one-unit.ts';
import { changeUnit, lockImage } from './unit.repository.ts';
import { units } from './units.ts';

/** Throws `OrganizationUnit.NotFound`, `.NameTaken`, `.CodeTaken` and `Image.NotFound` for the cover. */
export function updateUnit(db: Database, unit: InputOf<typeof updateUnitEndpoint>): Promise<ManagedUnit> {
  return units.change(db, async (transaction) => {
    if (unit.coverImageId !== null && !(await lockImage(transaction, unit.coverImageId)))
      throw new AppError('Image.NotFound');
    await refuseDuplicate(changeUnit(transaction, unit), {
      organization_unit_code: { code: 'OrganizationUnit.CodeTaken', field: 'no' },
    });
    return oneUnit(transaction, unit.id);
  });
}

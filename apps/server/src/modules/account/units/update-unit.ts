import type { ManagedUnit, updateUnit as updateUnitEndpoint } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { type Database, isUniqueViolation } from '../../../platform/database/database.ts';
import { oneUnit } from './one-unit.ts';
import { changeUnit, lockImage } from './unit.repository.ts';
import { units } from './units.ts';

/** Throws `OrganizationUnit.NotFound`, `.NameTaken`, `.CodeTaken` and `Image.NotFound` for the cover. */
export function updateUnit(db: Database, unit: InputOf<typeof updateUnitEndpoint>): Promise<ManagedUnit> {
  return units.change(db, async (transaction) => {
    if (unit.coverImageId !== null && !(await lockImage(transaction, unit.coverImageId)))
      throw new AppError('Image.NotFound');
    await changeUnit(transaction, unit).catch(refuseTakenNo);
    return oneUnit(transaction, unit.id);
  });
}

function refuseTakenNo(cause: unknown): never {
  if (!isUniqueViolation(cause, 'organization_unit_code')) throw cause;
  const { message } = errorCatalogue['OrganizationUnit.CodeTaken'];
  throw new AppError('OrganizationUnit.CodeTaken', { cause, validationErrors: [{ message, members: ['no'] }] });
}

import type { grantPackage as grantPackageEndpoint } from '@tuyuan/contract/commerce/package-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import { findOwners, insertGranted } from './sold-package.repository.ts';

/** Throws `Package.EndsBefore` for a day that is not to come. */
export function assertToCome(day: string, timeZone: string): void {
  if (day <= toWireDate(new Date(), timeZone).slice(0, 10)) throw new AppError('Package.EndsBefore');
}

/** Gives a package; returns its id. Throws `User.NotFound`, `OrganizationUnit.NotFound`, `Package.EndsBefore`. */
export function grantPackage(
  { db, actor }: ActingContext,
  { validUntil, ...given }: InputOf<typeof grantPackageEndpoint>,
  timeZone: string,
): Promise<number> {
  assertToCome(validUntil, timeZone);
  return inTransaction(db, async (transaction) => {
    const owners = await findOwners(transaction, given.userId, given.unitId);
    if (given.userId !== null && !owners?.hasUser) throw new AppError('User.NotFound');
    if (given.unitId !== null && !owners?.hasUnit) throw new AppError('OrganizationUnit.NotFound');
    const id = await insertGranted(transaction, {
      ...given,
      validUntil,
      timeZone,
      grantedBy: actor.id,
    });
    const { quotaIssuer, quota } = accounts;
    const source = `package:${id}`;
    await bookTransfers(transaction, [
      { from: quotaIssuer, to: quota(id), amount: given.quota, source, kind: 'quota.granted' },
    ]);
    return id;
  });
}

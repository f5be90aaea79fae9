import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { lockUnit } from './unit.repository.ts';
import { units } from './units.ts';

/** Deletes a unit and its memberships; returns its logo's key, "" for none. Throws `OrganizationUnit.NotFound`, `.HasChildren`, and `.HasMembers` unless `withMembers`. */
export function deleteUnit(db: Database, { id, withMembers }: { id: number; withMembers: boolean }): Promise<string> {
  return units.change(db, async (transaction) => {
    const found = await orThrow(lockUnit(transaction, id), 'OrganizationUnit.NotFound');
    if (found.hasChildren) throw new AppError('OrganizationUnit.HasChildren');
    if (found.hasMembers && !withMembers) throw new AppError('OrganizationUnit.HasMembers');
    await units.delete(transaction, id);
    return found.logoKey;
  });
}

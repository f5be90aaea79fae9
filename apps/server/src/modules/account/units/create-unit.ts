import type { createUnit as createUnitEndpoint, ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { oneUnit } from './one-unit.ts';
import { insertUnit } from './unit.repository.ts';
import { units } from './units.ts';

/** Adds a unit as its parent's last child. Throws `OrganizationUnit.NotFound` (the parent) and `OrganizationUnit.NameTaken`. */
export function createUnit(db: Database, unit: InputOf<typeof createUnitEndpoint>): Promise<ManagedUnit> {
  return units.change(db, async (transaction) => {
    await units.assertNode(transaction, unit.parentId);
    return oneUnit(transaction, await insertUnit(transaction, unit));
  });
}

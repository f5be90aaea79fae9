import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TreeMove } from '../../../platform/tree/define-tree.ts';
import { findUnits } from './unit.repository.ts';
import { units } from './units.ts';

/** Moves a unit with all below it; returns the whole tree. Throws `OrganizationUnit.NotFound`, `.Cycle` and `.NameTaken`. */
export function moveUnit(db: Database, move: TreeMove): Promise<ManagedUnit[]> {
  return units.change(db, async (transaction) => {
    await units.move(transaction, move);
    return findUnits(transaction);
  });
}

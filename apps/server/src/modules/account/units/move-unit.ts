import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeUnits } from './change-units.ts';
import { listUnits } from './list-units.ts';
import { arrangeUnits, readUnitLinks } from './unit-tree.repository.ts';

interface Move {
  id: number;
  parentId: number | null;
  /** Place among the new siblings; past the end means last. */
  index: number;
}

/** Moves a unit with all below it; answers the whole tree. Throws `OrganizationUnit.NotFound`, `.Cycle` and `.NameTaken`. */
export function moveUnit(db: Database, { id, parentId, index }: Move): Promise<ManagedUnit[]> {
  return changeUnits(db, async (transaction) => {
    const links = await readUnitLinks(transaction);
    const parentOf = new Map(links.map((link) => [link.id, link.parent_id]));
    if (!parentOf.has(id) || (parentId !== null && !parentOf.has(parentId)))
      throw new AppError('OrganizationUnit.NotFound');
    for (let above = parentId; above !== null; above = parentOf.get(above) ?? null) {
      if (above === id) throw new AppError('OrganizationUnit.Cycle');
    }
    const siblings = links.filter((link) => link.parent_id === parentId && link.id !== id).map((link) => link.id);
    await arrangeUnits(transaction, parentId, siblings.toSpliced(index, 0, id));
    return listUnits(transaction);
  });
}

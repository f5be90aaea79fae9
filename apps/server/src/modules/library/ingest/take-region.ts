import { afterCommit, type Database } from '../../../platform/database/database.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { findRegionsBelow, insertRegion } from './region-path.repository.ts';
import { shortPlaceName } from './short-place-name.ts';

/**
 * Returns the region at the end of a path of official names; null for an empty path. What the library's own tree lacks is added; a
 * node that editors call otherwise (石林县 for 石林彝族自治县) is taken as it is.
 */
export async function takeRegion(transaction: Database, path: readonly string[]): Promise<number | null> {
  let regionId: number | null = null;
  for (const name of path) regionId = await takeChild(transaction, regionId, name);
  return regionId;
}

async function takeChild(transaction: Database, parentId: number | null, name: string): Promise<number> {
  const known = await findChild(transaction, parentId, name);
  if (known !== null) return known;
  const inserted = await insertRegion(transaction, parentId, name);
  if (inserted !== null) {
    afterCommit(transaction, forgetTrees);
    return inserted;
  }
  const other = await findChild(transaction, parentId, name);
  if (other === null) throw new Error(`The region ${name} was neither added nor found.`);
  return other;
}

async function findChild(transaction: Database, parentId: number | null, name: string): Promise<number | null> {
  const siblings = await findRegionsBelow(transaction, parentId);
  const same =
    siblings.find((sibling) => sibling.name === name) ??
    siblings.find((sibling) => shortPlaceName(sibling.name) === shortPlaceName(name));
  return same?.id ?? null;
}

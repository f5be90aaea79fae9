import type { CategoryNode, RegionNode } from '@tuyuan/contract/library/album-category-data.ts';
import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { familySums, inTreeOrder } from './ordered-tree.ts';
import { type NodeRow, readCategories, readRegions } from './tree.repository.ts';

export interface DescribedCategory extends CategoryNode {
  description: string;
}

const freshForMs = 5000;

const categories = cachedFor(freshForMs, async (db) => presentCategories(await readCategories(db)));
const regions = cachedFor(freshForMs, async (db) => presentRegions(await readRegions(db)));

/** All categories, parents before children, with counts that include the children's; up to five seconds old. */
export function categoryTree(db: Database): Promise<DescribedCategory[]> {
  return categories.get(db);
}

/** As `categoryTree`. */
export function regionTree(db: Database): Promise<RegionNode[]> {
  return regions.get(db);
}

/** Call after an edit of either tree, once it is committed, so that the editor sees it at once. */
export function forgetTrees(db: Database): void {
  categories.forget(db);
  regions.forget(db);
}

function presentCategories(rows: NodeRow[]): DescribedCategory[] {
  const counts = familySums(rows, (row) => row.own_images);
  const covers = new Map<number, NodeRow['cover']>();
  const ordered = inTreeOrder(rows);
  // Children first, so that a parent without a picture can show its first child's.
  for (const row of ordered.toReversed()) {
    const cover = row.cover ?? covers.get(row.id) ?? null;
    covers.set(row.id, cover);
    if (row.parent_id !== null && cover !== null) covers.set(row.parent_id, cover);
  }
  return ordered.map(({ id, parent_id: parentId, name, description }) => ({
    id,
    parentId,
    name,
    description,
    imageCount: counts.get(id) ?? 0,
    cover: covers.get(id) ?? null,
  }));
}

function presentRegions(rows: NodeRow[]): RegionNode[] {
  const counts = familySums(rows, (row) => row.own_images);
  return inTreeOrder(rows).map(({ id, parent_id: parentId, name }) => ({
    id,
    parentId,
    name,
    imageCount: counts.get(id) ?? 0,
  }));
}

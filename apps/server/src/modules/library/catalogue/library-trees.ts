import type { CategoryNode, RegionNode } from '@tuyuan/contract/library/album-category-data.ts';
import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { familySums, inTreeOrder } from '../../../platform/tree/tree-order.ts';
import { type DescribedCategory, findCategories, findRegions } from './tree.repository.ts';

const freshForMs = 5000;

const categories = cachedFor(freshForMs, async (db) => withCovers(withFamilyCounts(await findCategories(db))));
const regions = cachedFor(freshForMs, async (db) => withFamilyCounts(await findRegions(db)));

/** All categories, parents before children, with counts that include the children's; up to five seconds old. */
export function categoryTree(db: Database): Promise<DescribedCategory[]> {
  return categories.get(db);
}

/** Same as `categoryTree`. */
export function regionTree(db: Database): Promise<RegionNode[]> {
  return regions.get(db);
}

/** Clears the cached trees. Call it after an edit of either tree has committed, so that the editor sees it immediately. */
export function forgetTrees(db: Database): void {
  categories.forget(db);
  regions.forget(db);
}

function withFamilyCounts<Node extends RegionNode>(nodes: readonly Node[]): Node[] {
  const counts = familySums(nodes, ({ imageCount }) => imageCount);
  return inTreeOrder(nodes).map((node) => ({ ...node, imageCount: counts.get(node.id) ?? 0 }));
}

/** Gives a parent without a picture its first child's that has one. */
function withCovers(ordered: readonly DescribedCategory[]): DescribedCategory[] {
  const covers = new Map<number, CategoryNode['cover']>();
  // Children first.
  for (const node of ordered.toReversed()) {
    const cover = node.cover ?? covers.get(node.id) ?? null;
    covers.set(node.id, cover);
    if (node.parentId !== null && cover !== null) covers.set(node.parentId, cover);
  }
  return ordered.map((node) => ({ ...node, cover: covers.get(node.id) ?? null }));
}

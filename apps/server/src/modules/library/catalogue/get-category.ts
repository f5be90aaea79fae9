import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getCategory as getCategoryEndpoint } from '@tuyuan/contract/library/album-category-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findTopPhotographers } from './category-photographer.repository.ts';
import { categoryTree } from './library-trees.ts';
import { loadPhotographerCards } from './load-photographer-cards.ts';
import type { DescribedCategory } from './tree.repository.ts';

const topPhotographers = 6;

/** Throws `Category.NotFound`. */
export async function getCategory(db: Database, id: number): Promise<OutputOf<typeof getCategoryEndpoint>> {
  const tree = await categoryTree(db);
  const byId = new Map(tree.map((node) => [node.id, node]));
  const category = byId.get(id);
  if (!category) throw new AppError('Category.NotFound');
  const familyIds = family(tree, id);
  return {
    category,
    path: pathTo(byId, category),
    children: tree.filter((node) => node.parentId === id),
    photographers: await loadPhotographerCards(db, await findTopPhotographers(db, familyIds, topPhotographers)),
  };
}

function pathTo(
  byId: ReadonlyMap<number, DescribedCategory>,
  category: DescribedCategory,
): { id: number; name: string }[] {
  const parent = category.parentId === null ? undefined : byId.get(category.parentId);
  return parent ? [...pathTo(byId, parent), { id: parent.id, name: parent.name }] : [];
}

/** Returns the node and its descendants; the tree lists parents before their children. */
function family(tree: readonly DescribedCategory[], id: number): number[] {
  const members = new Set([id]);
  for (const node of tree) if (node.parentId !== null && members.has(node.parentId)) members.add(node.id);
  return [...members];
}

import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { familySums, inTreeOrder } from '../../../platform/tree/tree-order.ts';
import type { LibraryTree } from './managed-trees.ts';
import { findNodes } from './tree-node.repository.ts';

/** Returns parents before children; counts include what is below. */
export async function listNodes(db: Database, tree: LibraryTree): Promise<ManagedNode[]> {
  const nodes = await findNodes(db, tree.table);
  const images = familySums(nodes, ({ imageCount }) => imageCount);
  const albums = familySums(nodes, ({ albumCount }) => albumCount);
  return inTreeOrder(nodes).map((node) => ({
    ...node,
    imageCount: images.get(node.id) ?? 0,
    albumCount: albums.get(node.id) ?? 0,
  }));
}

/** Throws the tree's `notFound`. */
export async function oneNode(db: Database, tree: LibraryTree, id: number): Promise<ManagedNode> {
  const node = (await listNodes(db, tree)).find((candidate) => candidate.id === id);
  if (!node) throw new AppError(tree.codes.notFound);
  return node;
}

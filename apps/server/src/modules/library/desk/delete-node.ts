import type { Database } from '../../../platform/database/database.ts';
import type { LibraryTree } from './managed-trees.ts';

/** Throws the tree's `notFound`, and `inUse` while a node, an image, an album or a photographer belongs to it. */
export function deleteNode(db: Database, tree: LibraryTree, id: number): Promise<void> {
  return tree.change(db, (transaction) => tree.delete(transaction, id));
}

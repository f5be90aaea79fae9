import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import type { Database } from '../../../platform/database/database.ts';
import { oneNode } from './list-nodes.ts';
import type { LibraryTree } from './managed-trees.ts';
import { insertNode } from './tree-node.repository.ts';

/** Adds a node as its parent's last child. Throws the tree's `notFound` (the parent) and `nameTaken`. */
export function createNode(
  db: Database,
  tree: LibraryTree,
  node: { parentId: number | null; name: string; description: string },
): Promise<ManagedNode> {
  return tree.change(db, async (transaction) => {
    await tree.assertNode(transaction, node.parentId);
    return oneNode(transaction, tree, await insertNode(transaction, tree.table, node));
  });
}

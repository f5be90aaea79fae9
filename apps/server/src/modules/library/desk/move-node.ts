import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { TreeMove } from '../../../platform/tree/define-tree.ts';
import { listNodes } from './list-nodes.ts';
import type { LibraryTree } from './managed-trees.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { followInSearch } from './reindex-family.ts';

/** Moves a node with all below it; returns the whole tree. Throws the tree's `notFound`, `cycle` and `nameTaken`. */
export function moveNode(
  { db, tenant }: RequestContext,
  tree: LibraryTree,
  move: TreeMove,
  deps: LibraryManagementDeps,
): Promise<ManagedNode[]> {
  return tree.change(db, async (transaction) => {
    const hasNewParent = await tree.move(transaction, move);
    if (hasNewParent) await followInSearch({ db: transaction, tenant }, { table: tree.table, id: move.id }, deps);
    return listNodes(transaction, tree);
  });
}

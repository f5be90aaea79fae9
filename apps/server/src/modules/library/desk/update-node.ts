import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { oneNode } from './list-nodes.ts';
import type { LibraryTree } from './managed-trees.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { followInSearch } from './reindex-family.ts';
import { changeNode } from './tree-node.repository.ts';

/** Throws the tree's `notFound` and `nameTaken`. */
export function updateNode(
  { db, tenant }: RequestContext,
  tree: LibraryTree,
  { id, name, description }: { id: number; name: string; description: string },
  deps: LibraryManagementDeps,
): Promise<ManagedNode> {
  return tree.change(db, async (transaction) => {
    const before = await oneNode(transaction, tree, id);
    await changeNode(transaction, tree.table, { id, name, description });
    if (before.name !== name) await followInSearch({ db: transaction, tenant }, { table: tree.table, id }, deps);
    return { ...before, name, description };
  });
}

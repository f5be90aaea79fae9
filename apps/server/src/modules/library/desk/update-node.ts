import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { changeTree } from './change-tree.ts';
import { oneNode } from './list-nodes.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { followInSearch } from './reindex-family.ts';
import type { TreeKind } from './tree-kind.ts';
import { changeNode } from './tree-node.repository.ts';

/** Throws the kind's `notFound` and `nameTaken`. */
export function updateNode(
  { db, tenant }: RequestContext,
  kind: TreeKind,
  node: { id: number; name: string; description: string },
  deps: LibraryManagementDeps,
): Promise<ManagedNode> {
  return changeTree(db, kind, async (transaction) => {
    const before = await oneNode(transaction, kind, node.id);
    if (!(await changeNode(transaction, kind.table, node))) throw new AppError(kind.codes.notFound);
    if (before.name !== node.name)
      await followInSearch({ db: transaction, tenant }, { table: kind.table, id: node.id }, deps);
    return { ...before, name: node.name, description: node.description };
  });
}

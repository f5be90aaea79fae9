import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { changeTree } from './change-tree.ts';
import { listNodes } from './list-nodes.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { followInSearch } from './reindex-family.ts';
import type { TreeKind } from './tree-kind.ts';
import { arrangeSiblings, readLinks } from './tree-node.repository.ts';

interface Move {
  id: number;
  parentId: number | null;
  /** Place among the new siblings; past the end means last. */
  index: number;
}

/** Moves a node with all below it; answers the whole tree. Throws the kind's `notFound`, `cycle` and `nameTaken`. */
export function moveNode(
  { db, tenant }: RequestContext,
  kind: TreeKind,
  { id, parentId, index }: Move,
  deps: LibraryManagementDeps,
): Promise<ManagedNode[]> {
  return changeTree(db, kind, async (transaction) => {
    const links = await readLinks(transaction, kind.table);
    const parentOf = new Map(links.map((link) => [link.id, link.parent_id]));
    const before = parentOf.get(id);
    if (before === undefined || (parentId !== null && !parentOf.has(parentId))) throw new AppError(kind.codes.notFound);
    for (let above = parentId; above !== null; above = parentOf.get(above) ?? null) {
      if (above === id) throw new AppError(kind.codes.cycle);
    }
    const siblings = links.filter((link) => link.parent_id === parentId && link.id !== id).map((link) => link.id);
    await arrangeSiblings(transaction, kind.table, parentId, siblings.toSpliced(index, 0, id));
    if (before !== parentId) await followInSearch({ db: transaction, tenant }, { table: kind.table, id }, deps);
    return listNodes(transaction, kind);
  });
}

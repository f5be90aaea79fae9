import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeTree } from './change-tree.ts';
import { oneNode } from './list-nodes.ts';
import type { TreeKind } from './tree-kind.ts';
import { insertNode, readLinks } from './tree-node.repository.ts';

/** Adds a node as its parent's last child. Throws the kind's `notFound` (the parent) and `nameTaken`. */
export function createNode(
  db: Database,
  kind: TreeKind,
  node: { parentId: number | null; name: string; description: string },
): Promise<ManagedNode> {
  return changeTree(db, kind, async (transaction) => {
    const links = await readLinks(transaction, kind.table);
    if (node.parentId !== null && !links.some(({ id }) => id === node.parentId))
      throw new AppError(kind.codes.notFound);
    return oneNode(transaction, kind, await insertNode(transaction, kind.table, node));
  });
}

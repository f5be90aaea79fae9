import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentNodes } from './managed-node.presenter.ts';
import type { TreeKind } from './tree-kind.ts';
import { readNodes } from './tree-node.repository.ts';

export async function listNodes(db: Database, { table }: TreeKind): Promise<ManagedNode[]> {
  return presentNodes(await readNodes(db, table));
}

export async function oneNode(db: Database, kind: TreeKind, id: number): Promise<ManagedNode> {
  const node = (await listNodes(db, kind)).find((candidate) => candidate.id === id);
  if (!node) throw new AppError(kind.codes.notFound);
  return node;
}

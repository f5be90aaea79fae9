import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forgetTrees } from '../catalogue/index.ts';
import type { TreeKind } from './tree-kind.ts';
import { deleteNode } from './tree-node.repository.ts';

/** Throws the kind's `notFound`, and `inUse` while a node, an image, an album or a photographer belongs to it. */
export async function removeNode(db: Database, { table, codes }: TreeKind, id: number): Promise<void> {
  const outcome = await deleteNode(db, table, id);
  if (outcome === 'missing') throw new AppError(codes.notFound);
  if (outcome === 'inUse') throw new AppError(codes.inUse);
  forgetTrees(db);
}

import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { familySums, inTreeOrder } from '../catalogue/index.ts';
import type { NodeRow } from './tree-node.repository.ts';

/** Parents before children; counts include what is below. */
export function presentNodes(rows: readonly NodeRow[]): ManagedNode[] {
  const images = familySums(rows, (row) => row.own_images);
  const albums = familySums(rows, (row) => row.own_albums);
  return inTreeOrder(rows).map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    description: row.description,
    order: row.position,
    imageCount: images.get(row.id) ?? 0,
    albumCount: albums.get(row.id) ?? 0,
  }));
}

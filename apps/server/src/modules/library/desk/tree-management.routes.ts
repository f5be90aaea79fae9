import * as category from '@tuyuan/contract/library/category-management.ts';
import * as region from '@tuyuan/contract/library/region-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createNode } from './create-node.ts';
import { deleteNode } from './delete-node.ts';
import { listNodes } from './list-nodes.ts';
import { categories, regions } from './managed-trees.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { moveNode } from './move-node.ts';
import { updateNode } from './update-node.ts';

/** Both trees by the same operations. */
export function treeManagementRoutes(app: FastifyInstance, deps: LibraryManagementDeps): void {
  bindEndpoint(app, category.getManagedCategories, async ({ db }) => ({ items: await listNodes(db, categories) }));
  bindEndpoint(app, category.createCategory, ({ db }, node) => createNode(db, categories, node));
  bindEndpoint(app, category.updateCategory, (context, node) => updateNode(context, categories, node, deps));
  bindEndpoint(app, category.moveCategory, async (context, move) => ({
    items: await moveNode(context, categories, move, deps),
  }));
  bindEndpoint(app, category.deleteCategory, async ({ db }, { id }) => {
    await deleteNode(db, categories, id);
    return {};
  });
  bindEndpoint(app, region.getManagedRegions, async ({ db }) => ({ items: await listNodes(db, regions) }));
  bindEndpoint(app, region.createRegion, ({ db }, node) => createNode(db, regions, node));
  bindEndpoint(app, region.updateRegion, (context, node) => updateNode(context, regions, node, deps));
  bindEndpoint(app, region.moveRegion, async (context, move) => ({
    items: await moveNode(context, regions, move, deps),
  }));
  bindEndpoint(app, region.deleteRegion, async ({ db }, { id }) => {
    await deleteNode(db, regions, id);
    return {};
  });
}

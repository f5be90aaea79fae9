import * as categories from '@tuyuan/contract/library/category-management.ts';
import * as regions from '@tuyuan/contract/library/region-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createNode } from './create-node.ts';
import { listNodes } from './list-nodes.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { moveNode } from './move-node.ts';
import { removeNode } from './remove-node.ts';
import { categoryTreeKind as category, regionTreeKind as region } from './tree-kind.ts';
import { updateNode } from './update-node.ts';

/** Both trees by the same operations. */
export function treeManagementRoutes(app: FastifyInstance, deps: LibraryManagementDeps): void {
  bindEndpoint(app, categories.getManagedCategories, async ({ db }) => ({ items: await listNodes(db, category) }));
  bindEndpoint(app, categories.createCategory, ({ db }, node) => createNode(db, category, node));
  bindEndpoint(app, categories.updateCategory, (context, node) => updateNode(context, category, node, deps));
  bindEndpoint(app, categories.moveCategory, async (context, move) => ({
    items: await moveNode(context, category, move, deps),
  }));
  bindEndpoint(app, categories.deleteCategory, async ({ db }, { id }) => {
    await removeNode(db, category, id);
    return {};
  });
  bindEndpoint(app, regions.getManagedRegions, async ({ db }) => ({ items: await listNodes(db, region) }));
  bindEndpoint(app, regions.createRegion, ({ db }, node) => createNode(db, region, node));
  bindEndpoint(app, regions.updateRegion, (context, node) => updateNode(context, region, node, deps));
  bindEndpoint(app, regions.moveRegion, async (context, move) => ({
    items: await moveNode(context, region, move, deps),
  }));
  bindEndpoint(app, regions.deleteRegion, async ({ db }, { id }) => {
    await removeNode(db, region, id);
    return {};
  });
}

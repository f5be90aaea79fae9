import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField } from '../fields.ts';
import { ManagedNode, moveNodeInput, nodeFields, nodeList } from '../tree-management.ts';

export const getManagedRegions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/region/GetAll',
  access: 'permission:Pages.Regions',
  summary: 'The whole region tree for the back office, parents before children.',
  input: z.object({}),
  output: nodeList,
  errors: [],
});

export const createRegion = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/region/Create',
  access: 'permission:Pages.Regions.Create',
  summary: 'Adds a region as the last child of its parent.',
  input: z.object({ ...nodeFields, parentId: idField.nullable() }),
  output: ManagedNode,
  errors: ['Region.NotFound', 'Region.NameTaken'],
  idempotent: true,
});

export const updateRegion = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/region/Update',
  access: 'permission:Pages.Regions.Edit',
  summary: 'Renames or describes a region.',
  input: z.object({ ...nodeFields, id: idField }),
  output: ManagedNode,
  errors: ['Region.NotFound', 'Region.NameTaken'],
});

export const moveRegion = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/region/Move',
  access: 'permission:Pages.Regions.Edit',
  summary: 'Moves a region within the tree, with all below it.',
  input: moveNodeInput,
  output: nodeList,
  errors: ['Region.NotFound', 'Region.Cycle', 'Region.NameTaken'],
});

export const deleteRegion = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/region/Delete',
  access: 'permission:Pages.Regions.Delete',
  summary: 'Deletes a region nothing belongs to.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Region.NotFound', 'Region.InUse'],
});

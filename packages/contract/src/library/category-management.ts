import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField } from '../fields.ts';
import { ManagedNode, moveNodeInput, nodeFields, nodeList } from '../tree-management.ts';

export const getManagedCategories = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/category/GetAll',
  access: 'permission:Pages.Categories',
  summary: 'The whole category tree for the back office, parents before children.',
  input: z.object({}),
  output: nodeList,
  errors: [],
});

export const createCategory = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/category/Create',
  access: 'permission:Pages.Categories.Create',
  summary: 'Adds a category as the last child of its parent.',
  input: z.object({ ...nodeFields, parentId: idField.nullable() }),
  output: ManagedNode,
  errors: ['Category.NotFound', 'Category.NameTaken'],
  idempotent: true,
});

export const updateCategory = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/category/Update',
  access: 'permission:Pages.Categories.Edit',
  summary: 'Renames or describes a category.',
  input: z.object({ ...nodeFields, id: idField }),
  output: ManagedNode,
  errors: ['Category.NotFound', 'Category.NameTaken'],
});

export const moveCategory = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/category/Move',
  access: 'permission:Pages.Categories.Edit',
  summary: 'Moves a category within the tree, with all below it.',
  input: moveNodeInput,
  output: nodeList,
  errors: ['Category.NotFound', 'Category.Cycle', 'Category.NameTaken'],
});

export const deleteCategory = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/category/Delete',
  access: 'permission:Pages.Categories.Delete',
  summary: 'Deletes a category nothing belongs to.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Category.NotFound', 'Category.InUse'],
});

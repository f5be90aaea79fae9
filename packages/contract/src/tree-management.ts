import { z } from 'zod';
import { count, idField, textField } from './fields.ts';

/** Node of a tree that an editor arranges (categories, regions). */
export const ManagedNode = z.object({
  id: idField,
  parentId: idField.nullable(),
  name: z.string(),
  description: z.string(),
  order: z.int(),
  imageCount: count,
  albumCount: count,
});
export type ManagedNode = z.infer<typeof ManagedNode>;

export const nodeFields = { name: textField(30, 1), description: textField(500).default('') };

/** Moves a node under `parentId` (null: the root) to place `index` among its new siblings. */
export const moveNodeInput = z.object({ id: idField, parentId: idField.nullable(), index: z.int().min(0).max(10_000) });
export const nodeList = z.object({ items: z.array(ManagedNode) });

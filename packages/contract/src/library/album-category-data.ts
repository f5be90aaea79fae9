import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField } from '../fields.ts';
import { coverSchema } from './album-data.ts';
import { NamedReference } from './image.ts';
import { PhotographerCard } from './photographer-data.ts';

/** Node of the category tree; `imageCount` includes the children’s. */
export const CategoryNode = z.object({
  id: idField,
  parentId: idField.nullable(),
  name: z.string(),
  imageCount: count,
  cover: coverSchema.nullable(),
});
export type CategoryNode = z.infer<typeof CategoryNode>;

/** Node of the region tree: province, city, county. */
export const RegionNode = z.object({ id: idField, parentId: idField.nullable(), name: z.string(), imageCount: count });
export type RegionNode = z.infer<typeof RegionNode>;

export const getCategoryTree = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumCategoryData/GetTree',
  access: 'public',
  summary: 'All categories, parents before children, in display order; only the roots, with covers, where asked for.',
  input: z.object({ rootsOnly: flagField.default(false) }),
  output: z.object({ items: z.array(CategoryNode) }),
  errors: [],
});

export const getRegionTree = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumCategoryData/GetRegions',
  access: 'public',
  summary: 'All regions, parents before children, in display order.',
  input: z.object({}),
  output: z.object({ items: z.array(RegionNode) }),
  errors: [],
});

export const getCategory = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumCategoryData/GetCategory',
  access: 'public',
  summary: 'A category’s landing: path, children, top photographers.',
  input: z.object({ id: idField }),
  output: z.object({
    category: CategoryNode.extend({ description: z.string() }),
    /** From the root to the parent. */
    path: z.array(NamedReference),
    children: z.array(CategoryNode),
    photographers: z.array(PhotographerCard).max(6),
  }),
  errors: ['Category.NotFound'],
});

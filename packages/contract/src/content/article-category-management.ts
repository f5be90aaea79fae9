import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField } from '../fields.ts';
import { moveNodeInput } from '../tree-management.ts';
import { ArticleCategory } from './article-data.ts';
import { articleKinds } from './article-words.ts';

export const ManagedArticleCategory = ArticleCategory.extend({
  order: z.int(),
  /** Articles of its own in any state. */
  articleCount: count,
});
export type ManagedArticleCategory = z.infer<typeof ManagedArticleCategory>;

const list = z.object({ items: z.array(ManagedArticleCategory) });

export const getManagedArticleCategories = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/articleCategory/GetCategories',
  access: 'permission:Pages.Articles',
  summary: 'The tree of article categories with the articles of each.',
  input: z.object({}),
  output: list,
  errors: [],
});

export const createArticleCategory = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/articleCategory/CreateCategory',
  access: 'permission:Pages.Articles.Create',
  summary: 'Adds a category as the last child; it is of its parent’s kind.',
  input: z.object({ parentId: idField.nullable(), name: textField(20, 1) }),
  output: ManagedArticleCategory,
  errors: ['ArticleCategory.NotFound', 'ArticleCategory.NameTaken'],
});

export const updateArticleCategory = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/articleCategory/UpdateCategory',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Changes a category’s name, what it is for and whether the menu shows it.',
  input: z.object({
    id: idField,
    name: textField(20, 1),
    kind: z.enum(articleKinds, '请选择用途'),
    isPinned: flagField,
  }),
  output: ManagedArticleCategory,
  errors: ['ArticleCategory.NotFound', 'ArticleCategory.NameTaken'],
});

export const moveArticleCategory = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/articleCategory/MoveCategory',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Moves a category with all below it.',
  input: moveNodeInput,
  output: list,
  errors: ['ArticleCategory.NotFound', 'ArticleCategory.Cycle', 'ArticleCategory.NameTaken'],
});

export const deleteArticleCategory = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/articleCategory/DeleteCategory',
  access: 'permission:Pages.Articles.Delete',
  summary: 'Deletes a category that has neither articles nor children.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['ArticleCategory.NotFound', 'ArticleCategory.InUse'],
});

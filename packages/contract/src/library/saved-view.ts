import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, shownNameField, textField } from '../fields.ts';

const viewFields = {
  name: shownNameField(12),
  /** The list's address, without the page: `state=pending&region=3`. */
  query: textField(1000),
};

export const SavedView = z.object({ id: idField, name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof SavedView>;

export const getSavedViews = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/savedView/GetViews',
  access: 'permission:Pages.Images',
  summary: 'The caller’s own views of the image list, in the order they were made.',
  input: z.object({}),
  output: z.object({ items: z.array(SavedView) }),
  errors: [],
});

export const createSavedView = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/savedView/CreateView',
  access: 'permission:Pages.Images',
  summary: 'Keeps the list’s filters and order under a name.',
  input: z.object(viewFields),
  output: SavedView,
  errors: ['SavedView.NameTaken', 'SavedView.TooMany'],
  audited: false,
});

export const updateSavedView = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/savedView/UpdateView',
  access: 'permission:Pages.Images',
  summary: 'Renames one of the caller’s views or keeps other filters in it.',
  input: z.object({ id: idField, ...viewFields }),
  output: SavedView,
  errors: ['SavedView.NotFound', 'SavedView.NameTaken'],
  audited: false,
});

export const deleteSavedView = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/savedView/DeleteView',
  access: 'permission:Pages.Images',
  summary: 'Deletes one of the caller’s views.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['SavedView.NotFound'],
  audited: false,
});

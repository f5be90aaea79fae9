import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, shownNameField, textField } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';

const nameField = shownNameField(20);

export const UserLabel = z.object({ id: idField, name: z.string(), userCount: count });
export type UserLabel = z.infer<typeof UserLabel>;

export const getUserLabels = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userLabel/GetLabels',
  access: 'permission:Pages.Labels',
  summary: 'The labels that the back office puts on users.',
  input: z.object({
    ...pageFields,
    keyword: textField(20).default(''),
    sorting: sortingField(['userCount', 'name', 'id'], 'userCount DESC'),
  }),
  output: pageOf(UserLabel),
  errors: [],
});

export const createUserLabel = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userLabel/CreateLabel',
  access: 'permission:Pages.Labels.Create',
  summary: 'Adds a label that no user has yet.',
  input: z.object({ name: nameField }),
  output: UserLabel,
  errors: ['Label.NameTaken'],
  idempotent: true,
});

export const updateUserLabel = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/userLabel/UpdateLabel',
  access: 'permission:Pages.Labels.Edit',
  summary: 'Renames a label.',
  input: z.object({ id: idField, name: nameField }),
  output: UserLabel,
  errors: ['Label.NotFound', 'Label.NameTaken'],
});

export const deleteUserLabel = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/userLabel/DeleteLabel',
  access: 'permission:Pages.Labels.Delete',
  summary: 'Deletes a label and takes it off every user.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Label.NotFound'],
});

export const labelUsers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userLabel/LabelUsers',
  access: 'permission:Pages.Labels.Edit',
  summary: 'Puts labels on users and takes others off; users that are gone are passed over.',
  input: z.object({
    userIds: listField(idField, 500).refine((ids) => ids.length > 0, '请至少选择一个用户'),
    addIds: listField(idField, 50),
    removeIds: listField(idField, 50),
  }),
  output: z.object({ changed: count }),
  errors: ['Label.NotFound'],
});

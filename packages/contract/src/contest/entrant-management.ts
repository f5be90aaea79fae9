import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { entrantKinds, entrantStates } from './activity-words.ts';
import { Entrant } from './entrant.ts';

export const ManagedEntrant = Entrant.extend({
  id: idField,
  user: z.object({ id: idField, nickName: z.string() }),
  /** Works that are not drafts and not withdrawn. */
  works: count,
});
export type ManagedEntrant = z.infer<typeof ManagedEntrant>;

export const getEntrants = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityEntrant/GetList',
  access: 'permission:Pages.Activities.Review',
  summary: 'Who takes part in an activity, those who wait first.',
  input: z.object({
    ...pageFields,
    activityId: idField,
    keyword: textField(50).default(''),
    kinds: listField(z.enum(entrantKinds), entrantKinds.length),
    states: listField(z.enum(entrantStates), entrantStates.length),
    sorting: sortingField(['createdAt'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedEntrant),
  errors: [],
});

export const approveEntrants = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityEntrant/Approve',
  access: 'permission:Pages.Activities.Review',
  summary: 'Lets people who registered take part and tells them.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const rejectEntrants = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityEntrant/Reject',
  access: 'permission:Pages.Activities.Review',
  summary: 'Refuses people who registered and tells them why.',
  input: bulkInput.extend({ reason: textField(200, 1) }),
  output: bulkResult,
  errors: [],
});

export const inviteGuest = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityEntrant/InviteGuest',
  access: 'permission:Pages.Activities.Review',
  summary: 'Makes a user of the site a guest entrant of an activity and tells them.',
  input: z.object({ activityId: idField, userName: textField(64, 1), name: textField(30).default('') }),
  output: ManagedEntrant,
  errors: ['Activity.NotFound', 'Entrant.Over', 'Entrant.Exists', 'User.NotFound', 'Text.Blocked'],
});

import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, listField, textField } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { Objection } from './objection.ts';
import { maxObjectionAnswer, objectionStates } from './objection-words.ts';

export const ManagedObjection = Objection.omit({ isOwn: true }).extend({
  user: z.object({ id: idField, nickName: z.string() }),
  /** Who answered; "" before. */
  decidedBy: z.string(),
});
export type ManagedObjection = z.infer<typeof ManagedObjection>;

export const getManagedObjections = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityObjection/GetManagedList',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Objections in an activity with their reasons and who made them, those without an answer first.',
  input: z.object({
    ...pageFields,
    activityId: idField,
    states: listField(z.enum(objectionStates), objectionStates.length),
  }),
  output: pageOf(ManagedObjection),
  errors: [],
});

export const decideObjection = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityObjection/Decide',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Answers an objection for everybody to read, and tells who made it. Places get final once all are answered.',
  input: z.object({
    id: idField,
    decision: z.enum(['upheld', 'rejected'], '请选择'),
    answer: textField(maxObjectionAnswer, 1),
  }),
  output: z.object({}),
  errors: ['Objection.NotFound', 'Objection.Decided', 'Text.Blocked'],
});

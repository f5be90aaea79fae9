import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { maxObjectionText, objectionKinds, objectionStates } from './objection-words.ts';

export const Objection = z.object({
  id: idField,
  work: z.object({ id: idField, number: count, title: z.string() }),
  kind: z.enum(objectionKinds),
  state: z.enum(objectionStates),
  /** Everybody may read it; "" before there is one. */
  answer: z.string(),
  createdAt: wireTime,
  decidedAt: wireTime.nullable(),
  isOwn: z.boolean(),
  /** Of the caller’s own; "" of others. */
  text: z.string(),
});
export type Objection = z.infer<typeof Objection>;

export const getObjections = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityObjection/GetList',
  access: 'public',
  summary: 'Objections to places in an activity with their answers, the newest first; nothing tells who made them.',
  input: z.object({ ...pageFields, activityId: idField }),
  output: pageOf(Objection),
  errors: [],
});

export const makeObjection = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityObjection/Make',
  access: 'user',
  summary:
    'Objects to a work’s place while results are public but not final: one open objection of a person to a work.',
  input: z.object({
    entryId: idField,
    kind: z.enum(objectionKinds, '请选择是什么问题'),
    text: textField(maxObjectionText).refine((text) => text.length >= 10, '请至少写 10 个字'),
  }),
  output: z.object({ id: idField }),
  errors: ['Entry.NotFound', 'Objection.NotOpen', 'Objection.Exists', 'Objection.TooMany', 'Text.Blocked'],
  idempotent: true,
  inPerson: true,
});

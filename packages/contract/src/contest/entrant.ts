import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { entrantKinds, entrantStates } from './activity-words.ts';

/** A team's members, at most. */
export const maxTeam = 20;

export const Entrant = z.object({
  kind: z.enum(entrantKinds),
  name: z.string(),
  /** Of a team. */
  members: z.array(z.string()),
  state: z.enum(entrantStates),
  /** Of a refusal. */
  reason: z.string(),
  /** The version of the rights that was agreed to; 0 for a guest who has not yet. */
  rightsVersion: count,
  createdAt: wireTime,
});
export type Entrant = z.infer<typeof Entrant>;

export const getOwnEntrant = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetMyRegistration',
  access: 'user',
  summary: 'The caller’s registration for an activity; null without one.',
  input: z.object({ activityId: idField }),
  output: z.object({ entrant: Entrant.nullable() }),
  errors: ['Activity.NotFound'],
});

export const registerEntrant = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/Register',
  access: 'user',
  summary:
    'Registers the caller for an activity, as a person or a team; where the office decides on entrants it waits.',
  input: z
    .object({
      activityId: idField,
      kind: z.enum(['person', 'team'], '请选择个人或团体'),
      name: textField(30, 1),
      members: listField(textField(30, 1), maxTeam),
      /** The version of the rights that is agreed to. */
      rightsVersion: count.min(1, '请先同意权利说明'),
    })
    .refine(({ kind, members }) => kind !== 'team' || members.length >= 2, {
      message: '团体至少两名成员',
      path: ['members'],
    }),
  output: Entrant,
  errors: [
    'Activity.NotFound',
    'Entrant.NotOpen',
    'Entrant.NoTeams',
    'Entrant.RightsChanged',
    'Entrant.Exists',
    'Text.Blocked',
  ],
  idempotent: true,
});

export const leaveActivity = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/CancelRegistration',
  access: 'user',
  summary: 'Cancels the caller’s registration and withdraws their works, until works are no longer taken in.',
  input: z.object({ activityId: idField }),
  output: z.object({ withdrawn: count }),
  errors: ['Activity.NotFound', 'Entrant.NotFound', 'Entrant.Locked'],
});

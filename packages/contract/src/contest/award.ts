import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';

const printed = {
  prize: z.string(),
  /** On the board; null where it stood on none. */
  rank: count.nullable(),
  /** Of the work. */
  number: count,
  title: z.string(),
  /** The work while everybody may see it. */
  entryId: idField.nullable(),
  picture: coverSchema.nullable(),
};

const PublicAward = z.object({
  id: idField,
  ...printed,
  /** "" once the account is gone. */
  author: z.string(),
});

export const getAwards = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetAwards',
  access: 'public',
  summary: 'The published awards of an activity by prize, the highest first.',
  input: z.object({ activityId: idField }),
  output: z.object({
    prizes: z.array(z.object({ name: z.string(), reward: z.string(), awards: z.array(PublicAward) })),
  }),
  errors: ['Activity.NotFound'],
});

const Named = z.object({ id: idField, name: z.string() });

export const OwnAward = z.object({
  id: idField,
  /** Of the certificate. */
  no: z.string(),
  state: z.enum(['published', 'revoked']),
  /** Of a revocation. */
  reason: z.string(),
  activity: Named,
  ...printed,
  publishedAt: wireTime,
});
export type OwnAward = z.infer<typeof OwnAward>;

export const getAchievements = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetAchievements',
  access: 'user',
  summary:
    'What the caller won, and works of the caller’s that were accepted, the newest first, in one activity or all.',
  input: z.object({ activityId: idField.optional() }),
  output: z.object({
    awards: z.array(OwnAward),
    shortlisted: z.array(
      z.object({
        entryId: idField,
        activity: Named,
        number: count,
        title: z.string(),
        picture: coverSchema.nullable(),
      }),
    ),
  }),
  errors: [],
});

/** What anybody may know of a certificate: what is printed on it, and whether it is valid. */
export const VerifiedAward = z.object({
  no: z.string(),
  isRevoked: z.boolean(),
  /** Of a revocation. */
  reason: z.string(),
  revokedAt: wireTime.nullable(),
  activityName: z.string(),
  organiser: z.string(),
  ...printed,
  author: z.string(),
  publishedAt: wireTime,
});
export type VerifiedAward = z.infer<typeof VerifiedAward>;

export const verifyAward = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityAward/Verify',
  access: 'public',
  summary: 'The award of that certificate number; case and hyphens don’t matter.',
  input: z.object({ no: textField(40, 1) }),
  output: VerifiedAward,
  errors: ['Award.NotFound'],
});

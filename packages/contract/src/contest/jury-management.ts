import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { juryKinds, juryStates, maxQuorum } from './jury-words.ts';

const quorumField = z.int(`1 到 ${maxQuorum} 位`).min(1, `1 到 ${maxQuorum} 位`).max(maxQuorum, `1 到 ${maxQuorum} 位`);

export const ManagedJuror = z.object({
  id: idField,
  name: z.string(),
  userName: z.string(),
  addedAt: wireTime,
  /** Judges no more; what was given stays. */
  isRemoved: z.boolean(),
});
export type ManagedJuror = z.infer<typeof ManagedJuror>;

export const JuryProgress = z.object({
  jurorId: idField,
  /** Of the works that this juror may judge: own ones are not among them. */
  done: count,
  total: count,
  /** Has works left, or had when the round was closed. */
  isMissing: z.boolean(),
});
export type JuryProgress = z.infer<typeof JuryProgress>;

export const ManagedRound = z.object({
  id: idField,
  number: count,
  kind: z.enum(juryKinds),
  quorum: count,
  /** So many of the round before; null for all accepted works. */
  bestOf: count.nullable(),
  state: z.enum(juryStates),
  works: count,
  /** Works with fewer ballots than the quorum. */
  belowQuorum: count,
  /** Why it was closed although some had not finished. */
  closingReason: z.string(),
  openedAt: wireTime.nullable(),
  closedAt: wireTime.nullable(),
  progress: z.array(JuryProgress),
});
export type ManagedRound = z.infer<typeof ManagedRound>;

export const Jury = z.object({
  name: z.string(),
  judgeFrom: wireTime.nullable(),
  judgeTo: wireTime.nullable(),
  /** Whether rounds can be opened now. */
  isStageOn: z.boolean(),
  jurors: z.array(ManagedJuror),
  rounds: z.array(ManagedRound),
});
export type Jury = z.infer<typeof Jury>;

export const getJury = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityJury/GetJury',
  access: 'permission:Pages.Activities.Edit',
  summary: 'The jurors of an activity, its rounds, and how far each juror is.',
  input: z.object({ activityId: idField }),
  output: Jury,
  errors: ['Activity.NotFound'],
});

export const addJuror = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityJury/AddJuror',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Makes a user a juror of an activity and tells them. One who is a juror already stays one.',
  input: z.object({ activityId: idField, userName: textField(64, 1) }),
  output: z.object({}),
  errors: ['Activity.NotFound', 'User.NotFound'],
});

export const removeJuror = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityJury/RemoveJuror',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Takes somebody out of the jury; what they gave stays and counts.',
  input: z.object({ activityId: idField, userId: idField }),
  output: z.object({}),
  errors: ['Juror.NotFound'],
});

export const createRound = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityJury/CreateRound',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Adds the next round; the one before has to be closed.',
  input: z.object({
    activityId: idField,
    kind: z.enum(juryKinds, '请选择怎么评'),
    quorum: quorumField,
    bestOf: z.int('1 到 10000 件').min(1, '1 到 10000 件').max(10_000, '1 到 10000 件').nullable().default(null),
  }),
  output: z.object({ id: idField }),
  errors: ['Activity.NotFound', 'JuryRound.Unfinished', 'JuryRound.NoneBefore'],
});

export const deleteRound = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/activityJury/DeleteRound',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Deletes a round that was never opened.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['JuryRound.NotFound', 'JuryRound.StateMismatch'],
});

export const setRoundState = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityJury/SetRoundState',
  access: 'permission:Pages.Activities.Edit',
  summary:
    'Opens a round, pauses, closes or publishes it. It opens in the judging stage only; closing while jurors or ballots are missing needs a reason, which is kept.',
  input: z.object({
    id: idField,
    state: z.enum(['open', 'paused', 'closed', 'published'], '请选择状态'),
    reason: textField(200).default(''),
  }),
  output: z.object({}),
  errors: [
    'JuryRound.NotFound',
    'JuryRound.StateMismatch',
    'JuryRound.NotInStage',
    'JuryRound.NoWorks',
    'JuryRound.NoJurors',
    'JuryRound.TooManyToRank',
    'JuryRound.ReasonNeeded',
  ],
});

export const raiseQuorum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityJury/RaiseQuorum',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Asks for more ballots of each work while the round is not closed. It never sinks.',
  input: z.object({ id: idField, quorum: quorumField }),
  output: z.object({}),
  errors: ['JuryRound.NotFound', 'JuryRound.QuorumStays'],
});

export const Calibration = z.object({
  jurors: z.array(
    z.object({
      id: idField,
      name: z.string(),
      /** Ballots with a value. */
      count,
      mean: z.number().nullable(),
      /** Standard deviation. */
      spread: z.number().nullable(),
      /** Correlation with the mean of the others, −1 to 1; null where there is too little to compare. */
      agreement: z.number().nullable(),
    }),
  ),
  /** The best first. */
  works: z.array(
    z.object({
      id: idField,
      number: count,
      title: z.string(),
      count,
      mean: z.number(),
      /** The mean, freed of how strict its jurors are. */
      normalised: z.number(),
      rank: count,
    }),
  ),
});
export type Calibration = z.infer<typeof Calibration>;

export const getCalibration = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityJury/GetCalibration',
  access: 'permission:Pages.Activities.Edit',
  summary: 'How strict and how consistent each juror of a round is, and its works by the result that is freed of it.',
  input: z.object({ roundId: idField }),
  output: Calibration,
  errors: ['JuryRound.NotFound'],
});

import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { riskGroupStates, riskKinds } from './rank-words.ts';

const sums = {
  /** All that were ever given; less those below, they are the valid ones. */
  casts: count,
  withdrawn: count,
  quarantined: count,
  removed: count,
  valid: count,
};

export const VoteMonitor = z.object({
  name: z.string(),
  ...sums,
  /** What is left of the votes given in each hour that had any, by what became of them. */
  hours: z.array(z.object({ at: wireTime, valid: count, quarantined: count, removed: count })),
});
export type VoteMonitor = z.infer<typeof VoteMonitor>;

export const getVoteMonitor = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityManagement/GetVotes',
  access: 'permission:Pages.Activities.Edit',
  summary: 'The sums of an activity’s votes, and its votes by hour.',
  input: z.object({ id: idField }),
  output: VoteMonitor,
  errors: ['Activity.NotFound'],
});

export const ManagedRiskGroup = z.object({
  id: idField,
  work: z.object({ id: idField, number: count, title: z.string() }),
  kind: z.enum(riskKinds),
  /** In plain words, as the voters read it after the freeze. */
  reason: z.string(),
  /** 0 to 100. */
  score: count,
  votes: count,
  firstAt: wireTime,
  lastAt: wireTime,
  state: z.enum(riskGroupStates),
  /** The work's place without these votes, and with them. */
  rankWithout: count,
  rankWith: count,
  /** Why it was decided so, and by whom; "" until then. */
  decision: z.string(),
  decidedBy: z.string(),
});
export type ManagedRiskGroup = z.infer<typeof ManagedRiskGroup>;

export const getRiskGroups = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityManagement/GetRiskGroups',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Groups of votes that look arranged, those that wait for the office first, the surest first.',
  input: z.object({
    ...pageFields,
    activityId: idField,
    states: listField(z.enum(riskGroupStates), riskGroupStates.length),
    kinds: listField(z.enum(riskKinds), riskKinds.length),
  }),
  output: pageOf(ManagedRiskGroup),
  errors: [],
});

export const decideRiskGroups = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityManagement/DecideRiskGroups',
  access: 'permission:Pages.Activities.Edit',
  summary:
    'Removes the votes of these groups, or lets them count again; each is logged with the reason, which its voters see after the freeze.',
  input: bulkInput.extend({
    decision: z.enum(['remove', 'restore'], '请选择怎么处理'),
    reason: textField(200, 1),
  }),
  output: bulkResult,
  errors: ['RiskGroup.NotFound', 'RiskGroup.Decided'],
});

import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { picturePathField, versionField } from '../governed-fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';
import { ActivityDifference } from './activity-data.ts';
import { ActivityRules, Stages } from './activity-rules.ts';
import { maxActivityDetail, progressStates } from './activity-words.ts';

export const ManagedActivity = z.object({
  id: idField,
  name: z.string(),
  cover: z.string(),
  startTime: wireTime,
  endTime: wireTime,
  progressState: z.enum(progressStates),
  /** By state of the works: those that wait for the office, those accepted, all that were sent in. */
  waiting: count,
  accepted: count,
  sent: count,
  entrants: count,
  pendingEntrants: count,
  cancelledReason: z.string(),
  createdAt: wireTime,
});
export type ManagedActivity = z.infer<typeof ManagedActivity>;

export const getManagedActivities = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityManagement/GetList',
  access: 'permission:Pages.Activities',
  summary: 'Activities of the back office, drafts too.',
  input: z.object({
    ...pageFields,
    keyword: textField(50).default(''),
    states: listField(z.enum(progressStates), progressStates.length),
    sorting: sortingField(['createdAt', 'startTime'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedActivity),
  errors: [],
});

const degrees = (most: number, message: string) =>
  z.number(message).min(-most, message).max(most, message).nullable().default(null);

const facts = {
  name: textField(60, 1),
  description: textField(200).default(''),
  /** HTML; cleaned before it is stored. */
  detail: textField(maxActivityDetail).default(''),
  cover: picturePathField.default(''),
  organiser: textField(60).default(''),
  place: textField(60).default(''),
  address: textField(100).default(''),
  latitude: degrees(90, '纬度不正确'),
  longitude: degrees(180, '经度不正确'),
  directions: textField(1000).default(''),
  stages: Stages,
  rules: ActivityRules,
};
export const ActivityFacts = z.object(facts);
export type ActivityFacts = z.infer<typeof ActivityFacts>;

export const ActivityDraft = ManagedActivity.extend({
  facts: ActivityFacts,
  revision: count,
  /** Categories that have works: these can't go. */
  usedCategories: z.array(z.string()),
});
export type ActivityDraft = z.infer<typeof ActivityDraft>;

export const getManagedActivity = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityManagement/GetInfo',
  access: 'permission:Pages.Activities',
  summary: 'One activity with all that can be edited.',
  input: z.object({ id: idField }),
  output: ActivityDraft,
  errors: ['Activity.NotFound'],
});

export const createActivity = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityManagement/Create',
  access: 'permission:Pages.Activities.Create',
  summary: 'Begins an activity that visitors don’t see, with the usual stages and rules from that day on.',
  input: z.object({ name: facts.name, submitFrom: wireTime, submitTo: wireTime }),
  output: ActivityDraft,
  errors: ['Activity.TimesReversed', 'Text.Blocked'],
  idempotent: true,
});

export const updateActivity = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/activityManagement/Update',
  access: 'permission:Pages.Activities.Edit',
  summary:
    'Saves an activity. Once it can be seen a change of stages or rules needs a reason, is shown dated, and told to everybody who takes part.',
  input: z.object({ id: idField, revision: versionField, reason: textField(200).default(''), ...facts }),
  output: ActivityDraft,
  errors: [
    'Activity.NotFound',
    'Activity.ChangedMeanwhile',
    'Activity.Over',
    'Activity.ReasonNeeded',
    'Activity.CategoryUsed',
    'Activity.PrizesAlike',
    'Activity.PrizeAwarded',
    'Activity.VotesGiven',
    'Activity.VotesWithoutStage',
    'Text.Blocked',
  ],
});

export const getActivityDifferences = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityManagement/Compare',
  access: 'permission:Pages.Activities',
  summary: 'What saving these facts would change of stages and rules, and how many people would be told.',
  input: z.object({ id: idField, ...facts }),
  output: z.object({ differences: z.array(ActivityDifference), told: count }),
  errors: ['Activity.NotFound'],
});

export const publishActivity = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityManagement/Publish',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Shows a draft to everybody.',
  input: z.object({ id: idField, revision: versionField }),
  output: ActivityDraft,
  errors: ['Activity.NotFound', 'Activity.ChangedMeanwhile', 'Activity.StateMismatch', 'Activity.NotPublishable'],
});

export const cancelActivity = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityManagement/Cancel',
  access: 'permission:Pages.Activities.Delete',
  summary: 'Cancels a published activity for good and tells everybody who takes part why.',
  input: z.object({ id: idField, reason: textField(200, 1) }),
  output: ActivityDraft,
  errors: ['Activity.NotFound', 'Activity.StateMismatch'],
});

export const deleteActivity = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/activityManagement/Delete',
  access: 'permission:Pages.Activities.Delete',
  summary: 'Deletes a draft that was never published.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Activity.NotFound', 'Activity.StateMismatch'],
});

export const uploadActivityPicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/activityManagement/UploadPicture',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Keeps a picture of an activity and answers its path.',
  input: z.object({ shape: z.enum(['cover', 'content'], '不支持这种用途') }),
  output: z.object({ path: z.string() }),
  errors: [...pictureErrors],
  upload: { maxBytes: 20 * 1024 * 1024 },
});

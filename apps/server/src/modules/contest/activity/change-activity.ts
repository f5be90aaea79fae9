import type {
  ActivityDraft,
  ActivityFacts,
  cancelActivity as cancelCall,
  createActivity as createCall,
  publishActivity as publishCall,
  updateActivity as updateCall,
} from '@tuyuan/contract/contest/activity-management.ts';
import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { maxActivityDetail } from '@tuyuan/contract/contest/activity-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { cleanHtmlField } from '../../../platform/clean-html.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { notify } from '../../community/index.ts';
import { screenFields } from '../../site/index.ts';
import {
  type DraftRow,
  findEntrantUserIds,
  findManagedActivity,
  hasVotes,
  insertActivity,
  insertChange,
  lockActivity,
  setActivityState,
  storeActivity,
} from './managed-activity.repository.ts';
import { factsOf, storedStages } from './present-activity.ts';
import { ruleDifferences } from './rule-differences.policy.ts';

const coverKey = (path: string) => (path === '' ? null : path.slice(path.lastIndexOf('/') + 1));
const mine = (id: number) => `/activity/brief?id=${id}`;

/** Returns it as the office edits it. Throws `Activity.NotFound`. */
export async function readDraft(db: Database, id: number, timeZone: string): Promise<ActivityDraftRow> {
  const row = await orThrow(findManagedActivity(db, id), 'Activity.NotFound');
  return { ...row, facts: factsOf(row, timeZone) };
}
type ActivityDraftRow = DraftRow & Pick<ActivityDraft, 'facts'>;

/** Returns the id of the new draft. Throws `Activity.TimesReversed` and `Text.Blocked` at the field. */
export function createActivity(
  { db, actor }: SignedInContext,
  { name, submitFrom, submitTo }: InputOf<typeof createCall>,
  timeZone: string,
): Promise<number> {
  if (submitTo <= submitFrom) {
    const { message } = new AppError('Activity.TimesReversed');
    throw new AppError('Activity.TimesReversed', { validationErrors: [{ message, members: ['submitTo'] }] });
  }
  const submit = { from: submitFrom, to: submitTo };
  const stages = storedStages({ register: submit, submit, vote: null, judge: null, publicity: null }, timeZone);
  return inTransaction(db, async (transaction) => {
    const screened = await screenFields(transaction, { name });
    return insertActivity(transaction, { ...screened, stages, rules: ActivityRules.parse({}), createdBy: actor.id });
  });
}

/** The rights' version grows where their words change. */
function withRightsVersion(before: ActivityRules, after: ActivityRules): ActivityRules {
  const isSame = JSON.stringify(before.rights) === JSON.stringify(after.rights);
  return { ...after, rightsVersion: before.rightsVersion + (isSame ? 0 : 1) };
}

/** What saving would change of stages and rules, and who would be told. Throws `Activity.NotFound`. */
export async function compareActivity(
  db: Database,
  { id, stages, rules }: { id: number } & Pick<ActivityFacts, 'stages' | 'rules'>,
  timeZone: string,
) {
  const row = await orThrow(findManagedActivity(db, id), 'Activity.NotFound');
  const differences = row.state === 'draft' ? [] : ruleDifferences(factsOf(row, timeZone), { stages, rules });
  return { differences, told: differences.length === 0 ? 0 : (await findEntrantUserIds(db, id)).length };
}

/**
 * Saves what the office edited; a change of stages or rules that everybody could see is kept with its reason and told to who takes part.
 * Throws `Activity.NotFound`, `.ChangedMeanwhile`, `.Over`, `.ReasonNeeded`, `.CategoryUsed`, `.PrizesAlike`,
 * `.PrizeAwarded`, `.VotesWithoutStage`, `.VotesGiven`, `Text.Blocked` at the field.
 */
export function updateActivity(
  { db, actor }: SignedInContext,
  { id, revision, reason, ...facts }: InputOf<typeof updateCall>,
  timeZone: string,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = await orThrow(lockActivity(transaction, id), 'Activity.NotFound');
    if (row.revision !== revision) throw new AppError('Activity.ChangedMeanwhile');
    if (row.progressState === 'cancelled' || row.progressState === 'finished') throw new AppError('Activity.Over');
    if ((facts.rules.voting === null) !== (facts.stages.vote === null))
      throw at('Activity.VotesWithoutStage', 'rules.voting');
    if (facts.stages.vote === null && row.stages.vote !== null && (await hasVotes(transaction, id)))
      throw at('Activity.VotesGiven', 'rules.voting');
    const kept = new Set(facts.rules.categories.map(({ key }) => key));
    if (row.usedCategories.some((key) => !kept.has(key))) throw at('Activity.CategoryUsed', 'rules.categories');
    assertPrizesStay(row, facts.rules);
    const detail = cleanHtmlField(facts.detail, { field: 'detail', max: maxActivityDetail });
    const { name, description, organiser, place, address, directions } = facts;
    const screened = await screenFields(transaction, {
      name,
      description,
      organiser,
      place,
      address,
      directions,
      detail,
    });
    const differences = row.state === 'draft' ? [] : ruleDifferences(factsOf(row, timeZone), facts);
    if (differences.length > 0 && reason === '') throw at('Activity.ReasonNeeded', 'reason');
    await storeActivity(transaction, id, {
      ...facts,
      ...screened,
      coverKey: coverKey(facts.cover),
      stages: storedStages(facts.stages, timeZone),
      rules: withRightsVersion(row.rules, facts.rules),
    });
    if (differences.length === 0) return;
    await insertChange(transaction, { activityId: id, reason, differences, changedBy: actor.id });
    const body = `${differences.map(({ label, after }) => `${label}：${after}`).join('；')}。原因：${reason}`;
    await tell(transaction, row, { title: `「${row.name}」改了规则`, body: body.slice(0, 500) });
  });
}

/** Throws `Activity.NotFound`, `.ChangedMeanwhile`, `.StateMismatch`, and `.NotPublishable` that says why. */
export function publishActivity({ db }: SignedInContext, { id, revision }: InputOf<typeof publishCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = await orThrow(lockActivity(transaction, id), 'Activity.NotFound');
    if (row.revision !== revision) throw new AppError('Activity.ChangedMeanwhile');
    if (row.state !== 'draft') throw new AppError('Activity.StateMismatch');
    const missing = [
      row.cover === '' && '封面',
      row.description === '' && '一句话简介',
      row.detail === '' && '活动介绍',
    ].filter((name) => name !== false);
    if (missing.length > 0)
      throw new AppError('Activity.NotPublishable', { message: `还缺${missing.join('、')}，补上再发布。` });
    await setActivityState(transaction, id, { state: 'published', reason: '' });
  });
}

/** Throws `Activity.NotFound`, `Activity.StateMismatch` for a draft, and for one that is over. */
export function cancelActivity({ db }: SignedInContext, { id, reason }: InputOf<typeof cancelCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = await orThrow(lockActivity(transaction, id), 'Activity.NotFound');
    if (row.state !== 'published' || row.progressState === 'finished') throw new AppError('Activity.StateMismatch');
    await setActivityState(transaction, id, { state: 'cancelled', reason });
    await tell(transaction, row, { title: `「${row.name}」取消了`, body: reason });
  });
}

async function tell(transaction: Database, { id }: DraftRow, words: { title: string; body: string }): Promise<void> {
  const userIds = await findEntrantUserIds(transaction, id);
  await notify(transaction, userIds, { ...words, topic: 'activity', link: mine(id) });
}

/** Awards go by the prize's name, so that it has to be one prize's, and stay. */
function assertPrizesStay({ usedPrizes }: DraftRow, { prizes }: ActivityRules): void {
  const places = new Map(prizes.map((prize) => [prize.name, prize.places]));
  if (places.size < prizes.length) throw at('Activity.PrizesAlike', 'rules.prizes');
  if (usedPrizes.some(({ name, awards }) => (places.get(name) ?? 0) < awards))
    throw at('Activity.PrizeAwarded', 'rules.prizes');
}

type FieldError =
  `Activity.${'VotesWithoutStage' | 'VotesGiven' | 'CategoryUsed' | 'PrizesAlike' | 'PrizeAwarded' | 'ReasonNeeded'}`;

function at(code: FieldError, member: string) {
  return new AppError(code, { validationErrors: [{ message: new AppError(code).message, members: [member] }] });
}

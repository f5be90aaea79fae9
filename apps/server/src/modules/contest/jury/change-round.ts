import type { setRoundState as setCall } from '@tuyuan/contract/contest/jury-management.ts';
import { type JuryKind, type JuryState, maxRanked } from '@tuyuan/contract/contest/jury-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { notify } from '../../community/index.ts';
import { calibrate } from './calibrate.policy.ts';
import { lockJudgedRounds, storeJuryScores } from './jury-score.repository.ts';
import { juryScores } from './jury-scores.policy.ts';
import { findJurorIds } from './managed-jury.repository.ts';
import {
  findAcceptedIds,
  findBelowQuorum,
  findMissing,
  findValues,
  insertWorks,
  lockRound,
  storeRoundState,
} from './round.repository.ts';

const from: Readonly<Record<'open' | 'paused' | 'closed' | 'published', readonly JuryState[]>> = {
  open: ['draft', 'paused'],
  paused: ['open'],
  closed: ['open', 'paused'],
  published: ['closed'],
};

/**
 * Moves a round on; of two who do at once the second is told. Throws `JuryRound.NotFound`, `.StateMismatch`, `.NotInStage`, `.NoWorks`,
 * `.NoJurors`, `.TooManyToRank`, and `.ReasonNeeded` at the field.
 */
export function setRoundState({ db }: Acting, { id, state, reason }: InputOf<typeof setCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const round = await orThrow(lockRound(transaction, id), 'JuryRound.NotFound');
    if (!from[state].includes(round.state)) throw new AppError('JuryRound.StateMismatch');
    if (state === 'open' && !round.isStageOn) throw new AppError('JuryRound.NotInStage');
    if (state === 'open' && round.state === 'draft') await fill(transaction, round);
    const missing = state === 'closed' ? await findMissing(transaction, id) : [];
    if (state === 'closed' && reason === '') await assertComplete(transaction, id, missing);
    await storeRoundState(transaction, id, { state, missing, reason });
    if (state === 'published') await keepScores(transaction, round.activityId);
  });
}

interface Round {
  id: number;
  activityId: number;
  activityName: string;
  number: number;
  kind: JuryKind;
  bestOf: number | null;
}

/** Of all rounds that have ended, whichever of them is published last: they are public once vote and judging have ended. */
async function keepScores(transaction: Database, activityId: number): Promise<void> {
  const rounds = await lockJudgedRounds(transaction, activityId);
  const judged = [];
  for (const round of rounds)
    judged.push({ ...round, ballots: await findValues(transaction, activityId, round.number) });
  await storeJuryScores(transaction, activityId, juryScores(judged));
}

async function fill(
  transaction: Database,
  { id, activityId, activityName, number, kind, bestOf }: Round,
): Promise<void> {
  const jurors = await findJurorIds(transaction, activityId);
  if (jurors.length === 0) throw new AppError('JuryRound.NoJurors');
  const works =
    bestOf === null
      ? await findAcceptedIds(transaction, activityId)
      : bestWorks(await findValues(transaction, activityId, number - 1), bestOf);
  if (works.length === 0) throw new AppError('JuryRound.NoWorks');
  if (kind === 'rank' && works.length > maxRanked) throw new AppError('JuryRound.TooManyToRank');
  await insertWorks(transaction, id, works);
  const title = `「${activityName}」第 ${number} 轮评审开始了`;
  await notify(transaction, jurors, {
    topic: 'activity',
    title,
    body: `共 ${works.length} 件作品。`,
    link: '/admin/jury',
  });
}

/** Works that share the last place all go on. */
function bestWorks(ballots: Parameters<typeof calibrate>[0], most: number): number[] {
  return calibrate(ballots)
    .works.filter(({ rank }) => rank <= most)
    .map(({ entryId }) => entryId);
}

async function assertComplete(transaction: Database, id: number, missing: readonly number[]): Promise<void> {
  if (missing.length === 0 && (await findBelowQuorum(transaction, id)).length === 0) return;
  const { message } = new AppError('JuryRound.ReasonNeeded');
  throw new AppError('JuryRound.ReasonNeeded', { validationErrors: [{ message, members: ['reason'] }] });
}

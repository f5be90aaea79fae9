import type { addJuror as addCall, createRound as createCall } from '@tuyuan/contract/contest/jury-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { notify } from '../../community/index.ts';
import { findUserId } from '../entrant/index.ts';
import { calibrate } from './calibrate.policy.ts';
import {
  findJurors,
  findJuryFrame,
  findProgress,
  findRounds,
  insertJuror,
  insertRound,
  lockLastRound,
} from './managed-jury.repository.ts';
import { findRound, findValues, findWorkNames } from './round.repository.ts';

/** Throws `Activity.NotFound`. */
export async function getJury(db: Database, activityId: number) {
  const frame = await orThrow(findJuryFrame(db, activityId), 'Activity.NotFound');
  const progress = await findProgress(db, activityId);
  const rounds = (await findRounds(db, activityId)).map((round) => ({
    ...round,
    progress: progress.filter(({ roundId }) => roundId === round.id),
  }));
  return { ...frame, jurors: await findJurors(db, activityId), rounds };
}

/** Throws `Activity.NotFound`, `User.NotFound` at the field. */
export function addJuror({ db, actor }: Acting, { activityId, userName }: InputOf<typeof addCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { name } = await orThrow(findJuryFrame(transaction, activityId), 'Activity.NotFound');
    const userId = await findUserId(transaction, userName);
    if (userId === null) throw at('User.NotFound', 'userName');
    if (!(await insertJuror(transaction, { activityId, userId, addedBy: actor.id }))) return;
    const title = `你被请为「${name}」的评委`;
    await notify(transaction, [userId], {
      topic: 'activity',
      title,
      body: '评审开始时会再通知你。',
      link: '/admin/jury',
    });
  });
}

/** Returns its id. Throws `Activity.NotFound`, `JuryRound.Unfinished`, and `JuryRound.NoneBefore` at the field. */
export function createRound(
  { db, actor }: Acting,
  { activityId, kind, quorum, bestOf }: InputOf<typeof createCall>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await orThrow(findJuryFrame(transaction, activityId), 'Activity.NotFound');
    const last = await lockLastRound(transaction, activityId);
    if (last?.isUnfinished) throw new AppError('JuryRound.Unfinished');
    if (!last && bestOf !== null) throw at('JuryRound.NoneBefore', 'bestOf');
    const number = (last?.number ?? 0) + 1;
    return insertRound(transaction, { activityId, number, kind, quorum, bestOf, createdBy: actor.id });
  });
}

/** Throws `JuryRound.NotFound`. */
export async function getCalibration(db: Database, roundId: number) {
  const { activityId, number } = await orThrow(findRound(db, roundId), 'JuryRound.NotFound');
  const { jurors, works } = calibrate(await findValues(db, activityId, number));
  const people = await findJurors(db, activityId);
  const names = new Map(
    (
      await findWorkNames(
        db,
        works.map(({ entryId }) => entryId),
      )
    ).map((work) => [work.id, work]),
  );
  const none = { count: 0, mean: null, spread: null, agreement: null };
  return {
    jurors: people.map(({ id, name }) => ({ id, name, ...(jurors.get(id) ?? none) })),
    works: works.map(({ entryId, ...figures }) => ({
      ...figures,
      ...(names.get(entryId) ?? { id: entryId, number: 0, title: '' }),
    })),
  };
}

function at(code: 'User.NotFound' | 'JuryRound.NoneBefore', member: string): AppError {
  const { message } = new AppError(code);
  return new AppError(code, { validationErrors: [{ message, members: [member] }] });
}

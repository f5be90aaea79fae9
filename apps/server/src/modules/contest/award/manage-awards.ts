import type {
  AwardDesk,
  getAwardProposal as proposalCall,
  setAwards as setCall,
} from '@tuyuan/contract/contest/award-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo, Unencoded } from '../../../platform/http/encode-times.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { newCertificateNumber } from '../../../platform/text/certificate-number.ts';
import {
  type AwardFrame,
  countChange,
  findAwardFrame,
  findWinnable,
  listAwards,
  listWinnable,
  lockAwardFrame,
  storeChosen,
} from './managed-award.repository.ts';
import { proposeAwards } from './propose-awards.policy.ts';
import { findBlock, ranksOf, readBoard } from './read-board.ts';

/** Throws `Activity.NotFound`. */
export async function getAwardDesk(db: Database, activityId: number): Promise<Unencoded<AwardDesk>> {
  const frame = await orThrow(findAwardFrame(db, activityId), 'Activity.NotFound');
  const { name, revision, prizes } = frame;
  const board = await readBoard(db, activityId);
  const ranks = ranksOf(board);
  const block = findBlock(frame, board);
  const awards = (await listAwards(db, activityId)).map((award) => ({
    ...award,
    rank: award.state === 'awarded' ? (ranks.get(award.entryId ?? 0) ?? null) : award.rank,
  }));
  return {
    name,
    revision,
    prizes,
    awards,
    hasBoard: board !== null,
    blocked: block === null ? '' : new AppError(block).message,
  };
}

/** Throws `Activity.NotFound`, `Award.NoBoard`. */
export async function getAwardProposal(db: Database, activityId: number): Promise<AnswerTo<typeof proposalCall>> {
  const { prizes } = await orThrow(findAwardFrame(db, activityId), 'Activity.NotFound');
  const board = await readBoard(db, activityId);
  if (!board) throw new AppError('Award.NoBoard');
  const ranks = ranksOf(board);
  const proposed = proposeAwards(prizes, board.ranked);
  const ids = proposed.flatMap(({ works, tied }) => [...works, ...tied]);
  const works = new Map((await listWinnable(db, activityId, ids)).map((work) => [work.entryId, work]));
  const present = (id: number) => {
    const work = works.get(id);
    return work ? [{ ...work, rank: ranks.get(id) ?? null }] : [];
  };
  return {
    prizes: proposed.map((prize) => ({
      name: prize.name,
      works: prize.works.flatMap(present),
      tied: prize.tied.flatMap(present),
    })),
  };
}

/** Throws `Entry.NotFound`. */
export async function findAwardWork(db: Database, { activityId, number }: { activityId: number; number: number }) {
  const work = await orThrow(findWinnable(db, activityId, number), 'Entry.NotFound');
  return { ...work, rank: ranksOf(await readBoard(db, activityId)).get(work.entryId) ?? null };
}

/**
 * Throws `Activity.NotFound`, `Activity.StateMismatch` where it was cancelled, `Award.ChangedMeanwhile`, `.NoPrize`, `.Twice`,
 * `.TooMany` that names the prize, `.WorkGone`.
 */
export function setAwards(
  { db, actor }: Acting,
  { activityId, revision, awards }: InputOf<typeof setCall>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const frame = await orThrow(lockAwardFrame(transaction, activityId), 'Activity.NotFound');
    if (frame.state !== 'published') throw new AppError('Activity.StateMismatch');
    if (frame.revision !== revision) throw new AppError('Award.ChangedMeanwhile');
    const published = (await listAwards(transaction, activityId)).filter(({ state }) => state === 'published');
    assertFits(frame, [...published, ...awards]);
    const ids = [...new Set(awards.map(({ entryId }) => entryId))];
    if ((await listWinnable(transaction, activityId, ids)).length < ids.length) throw new AppError('Award.WorkGone');
    const now = new Date();
    const chosen = awards.map((award) => ({ ...award, no: newCertificateNumber('A', now) }));
    await storeChosen(transaction, activityId, chosen, actor.id);
    await countChange(transaction, activityId);
  });
}

function assertFits({ prizes }: AwardFrame, awards: readonly { prize: string; entryId: number | null }[]): void {
  const winners = new Map<string, (number | null)[]>(prizes.map(({ name }) => [name, []]));
  for (const { prize, entryId } of awards) {
    const found = winners.get(prize);
    if (!found) throw new AppError('Award.NoPrize');
    if (entryId !== null && found.includes(entryId)) throw new AppError('Award.Twice');
    found.push(entryId);
  }
  for (const { name, places } of prizes)
    if ((winners.get(name)?.length ?? 0) > places)
      throw new AppError('Award.TooMany', { message: `「${name}」只有 ${places} 个名额。` });
}

import type {
  publishAwards as publishCall,
  revokeAward as revokeCall,
} from '@tuyuan/contract/contest/award-management.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { notify } from '../../community/index.ts';
import {
  countChange,
  countChosen,
  findAwardPlace,
  lockAwardFrame,
  storePublication,
  storeRevocation,
} from './managed-award.repository.ts';
import { findBlock, ranksOf, readBoard } from './read-board.ts';

const mine = (activityId: number) => `/activity/myworks?id=${activityId}`;

/**
 * Publishes what was set, under the places of the final board. Of two who do at once the second is told. Throws `Activity.NotFound`,
 * `Activity.StateMismatch`, `Award.ChangedMeanwhile`, `.StagesRun`, `.ObjectionsOpen`, `.RoundRuns`, `.JuryUnpublished`, `.VotesQuarantined`,
 * `.BoardMoves`, `.NoneSet`, `.WorkGone`.
 */
export function publishAwards(db: Database, { activityId, revision }: InputOf<typeof publishCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const frame = await orThrow(lockAwardFrame(transaction, activityId), 'Activity.NotFound');
    if (frame.state !== 'published') throw new AppError('Activity.StateMismatch');
    if (frame.revision !== revision) throw new AppError('Award.ChangedMeanwhile');
    const board = await readBoard(transaction, activityId);
    const block = findBlock(frame, board);
    if (block !== null) throw new AppError(block);
    const published = await storePublication(transaction, activityId, ranksOf(board));
    if ((await countChosen(transaction, activityId)) > 0) throw new AppError('Award.WorkGone');
    if (published.length === 0) throw new AppError('Award.NoneSet');
    await countChange(transaction, activityId);
    for (const { userId, no, prize, number, title } of published)
      await notify(transaction, [userId], {
        topic: 'activity',
        title: `恭喜，作品 ${entryNumber(number)}「${title}」在「${frame.name}」中获${prize}`,
        body: `证书编号 ${no}，可以下载证书。`,
        link: mine(activityId),
      });
  });
}

/** Returns its activity. Throws `Award.NotFound`, `Award.StateMismatch` unless it is published. */
export function revokeAward({ db, actor }: Acting, { id, reason }: InputOf<typeof revokeCall>): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { activityId } = await orThrow(findAwardPlace(transaction, id), 'Award.NotFound');
    const { name } = await orThrow(lockAwardFrame(transaction, activityId), 'Award.NotFound');
    const revoked = await storeRevocation(transaction, id, reason, actor.id);
    if (!revoked) throw new AppError('Award.StateMismatch');
    await countChange(transaction, activityId);
    const { userId, no, prize, title } = revoked;
    if (userId !== null)
      await notify(transaction, [userId], {
        topic: 'activity',
        title: `作品「${title}」在「${name}」中的${prize}已撤销`,
        body: `原因：${reason}。证书 ${no} 不再有效。`,
        link: mine(activityId),
      });
    return activityId;
  });
}

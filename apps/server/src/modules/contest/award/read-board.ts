import type { getRank as rankCall } from '@tuyuan/contract/contest/rank-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { getRank } from '../ranking/index.ts';
import type { AwardFrame } from './managed-award.repository.ts';

export type BoardReader = Pick<RequestContext, 'db' | 'actor'>;
type Board = AnswerTo<typeof rankCall>;

/** Works of a board that can be proposed for prizes. */
const most = 100;

/** The board as the contest’s readers see it; null where there is none. */
export async function readBoard(context: BoardReader, activityId: number): Promise<Board | null> {
  try {
    return await getRank(context, { activityId, category: '', skipCount: 0, maxResultCount: most });
  } catch (error) {
    if (error instanceof AppError && error.code === 'Vote.None') return null;
    throw error;
  }
}

/** Places by work. */
export const ranksOf = (board: Board | null): ReadonlyMap<number, number> =>
  new Map(board?.items.map(({ id, rank }) => [id, rank]));

/** Why awards can’t be published yet; null if they can. */
export function findBlock(
  { haveStagesEnded, isRoundRunning, isBoardWhole }: AwardFrame,
  board: Board | null,
): ErrorCode | null {
  if (!haveStagesEnded || (board !== null && board.state !== 'final')) return 'Award.StagesRun';
  if (isRoundRunning) return 'Award.RoundRuns';
  return isBoardWhole ? null : 'Award.BoardMoves';
}

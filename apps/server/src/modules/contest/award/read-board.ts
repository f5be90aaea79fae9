import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { Database } from '../../../platform/database/database.ts';
import { computeBoard } from '../ranking/index.ts';
import type { AwardFrame } from './managed-award.repository.ts';

type Board = NonNullable<Awaited<ReturnType<typeof readBoard>>>;

/** The board with all of its works; null where there is none. */
export const readBoard = (db: Database, activityId: number) => computeBoard(db, { activityId });

/** Places by work. */
export const ranksOf = (board: Board | null): ReadonlyMap<number, number> =>
  new Map(board?.ranked.map(({ id, rank }) => [id, rank]));

/** Why awards can’t be published yet; null if they can. */
export function findBlock(frame: AwardFrame, board: Board | null): ErrorCode | null {
  if (!frame.haveStagesEnded) return 'Award.StagesRun';
  if (frame.openObjections > 0) return 'Award.ObjectionsOpen';
  if (frame.isRoundRunning) return 'Award.RoundRuns';
  if (board?.waitsForJury) return 'Award.JuryUnpublished';
  if (board !== null && board.state !== 'final') return 'Award.StagesRun';
  if (frame.hasQuarantined) return 'Award.VotesQuarantined';
  return frame.isBoardWhole ? null : 'Award.BoardMoves';
}

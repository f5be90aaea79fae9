import type {
  setOrder as orderCall,
  setBallot as setCall,
  undoBallot as undoCall,
} from '@tuyuan/contract/contest/jury.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { deleteBallot, findJudgedWork, findStanding, storeBallot } from './ballot.repository.ts';
import { storeOrder } from './order.repository.ts';

/** Throws `JuryRound.NotFound`, `JuryRound.NotOpen`, `Entry.NotFound`, `Entry.OwnWork`, and `JuryBallot.BadValue` at the field. */
export async function setBallot({ db, actor }: Acting, input: InputOf<typeof setCall>): Promise<void> {
  if (await storeBallot(db, { ...input, userId: actor.id })) return;
  const { isOpen } = await orThrow(findStanding(db, input.roundId, actor.id), 'JuryRound.NotFound');
  if (!isOpen) throw new AppError('JuryRound.NotOpen');
  const work = await orThrow(findJudgedWork(db, input.roundId, input.entryId, actor.id), 'Entry.NotFound');
  if (work.isOwn) throw new AppError('Entry.OwnWork');
  const { message } = new AppError('JuryBallot.BadValue');
  throw new AppError('JuryBallot.BadValue', { validationErrors: [{ message, members: ['value'] }] });
}

/** Throws `JuryRound.NotFound`, `JuryRound.NotOpen`; one that was taken back stays so. */
export async function undoBallot({ db, actor }: Acting, input: InputOf<typeof undoCall>): Promise<void> {
  if (await deleteBallot(db, { ...input, userId: actor.id })) return;
  await orThrow(findStanding(db, input.roundId, actor.id), 'JuryRound.NotFound');
  throw new AppError('JuryRound.NotOpen');
}

/** Throws `JuryRound.NotFound`, `JuryRound.NotOpen`, and `JuryBallot.WorksDiffer` where these are not the works to be put in order. */
export async function setOrder({ db, actor }: Acting, input: InputOf<typeof orderCall>): Promise<void> {
  if (await storeOrder(db, { ...input, userId: actor.id })) return;
  const { isOpen } = await orThrow(findStanding(db, input.roundId, actor.id), 'JuryRound.NotFound');
  throw new AppError(isOpen ? 'JuryBallot.WorksDiffer' : 'JuryRound.NotOpen');
}

import { AppError } from '@tuyuan/errors/app-error.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { findOwnPair, requestPair } from './own-copy.repository.ts';

/** Asks the office to decide on a copy of the caller's picture. Throws `Copy.NotFound`, `Copy.Decided`, `Copy.Requested`. */
export async function requestCopyDecision({ db, actor }: ActingContext, id: number): Promise<void> {
  if (await requestPair(db, id, actor.id)) return;
  const pair = await findOwnPair(db, id, actor.id);
  if (!pair) throw new AppError('Copy.NotFound');
  throw new AppError(pair.isDecided ? 'Copy.Decided' : 'Copy.Requested');
}

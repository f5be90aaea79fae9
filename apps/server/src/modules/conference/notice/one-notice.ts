import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { presentManaged } from './notice.presenter.ts';
import { findManaged } from './notice.repository.ts';

/** Throws `Notice.NotFound`. */
export async function oneNotice(db: Database, id: number, timeZone: string): Promise<ManagedNotice> {
  const row = await orThrow(findManaged(db, id), 'Notice.NotFound');
  return presentManaged(row, timeZone);
}

/** Explains a state change that matched no row: throws `Notice.StateMismatch`, or `Notice.NotFound` if the notice does not exist. */
export async function refuseState(db: Database, id: number): Promise<never> {
  throw new AppError((await findManaged(db, id)) ? 'Notice.StateMismatch' : 'Notice.NotFound');
}

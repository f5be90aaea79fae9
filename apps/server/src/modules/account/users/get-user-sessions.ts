import type { getUserSessions as getUserSessionsEndpoint } from '@tuyuan/contract/account/user-session.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { findManagedUser } from './managed-user.repository.ts';
import { findUserSessions } from './user-session.repository.ts';

/** Throws `User.NotFound`. */
export async function getUserSessions(db: Database, id: number): Promise<AnswerTo<typeof getUserSessionsEndpoint>> {
  if ((await findManagedUser(db, id)) === null) throw new AppError('User.NotFound');
  return { items: await findUserSessions(db, id) };
}

import type { revokeUserSessions as revokeUserSessionsEndpoint } from '@tuyuan/contract/account/user-session.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { governUsers } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { deleteUserSessions } from './user-session.repository.ts';

/** Throws `User.NotFound`, `User.HoldsMore`. */
export function revokeUserSessions(
  context: SignedInContext,
  { id, sessionIds }: InputOf<typeof revokeUserSessionsEndpoint>,
): Promise<OutputOf<typeof revokeUserSessionsEndpoint>> {
  return governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    await authority.assertMayChangeUser(id);
    return { revokedCount: await deleteUserSessions(transaction, id, sessionIds) };
  });
}

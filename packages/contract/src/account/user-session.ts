import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, wireTime } from '../fields.ts';

/** A logged-in device as an administrator sees it. */
export const UserSession = z.object({
  id: idField,
  clientIp: z.string(),
  userAgent: z.string(),
  createdAt: wireTime,
  lastSeenAt: wireTime,
  expiresAt: wireTime,
  /** Administrator who opened the session in the user’s name. */
  impersonator: z.object({ id: idField, nickName: z.string() }).nullable(),
});
export type UserSession = z.infer<typeof UserSession>;

export const getUserSessions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/user/GetUserSessions',
  access: 'permission:Pages.Users.Sessions',
  summary: 'Where a user is logged in, last used first.',
  input: z.object({ id: idField }),
  output: z.object({ items: z.array(UserSession) }),
  errors: ['User.NotFound'],
});

export const revokeUserSessions = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/user/RevokeUserSessions',
  access: 'permission:Pages.Users.Sessions',
  summary: 'Logs a user out on the named devices; on all when none is named.',
  input: z.object({ id: idField, sessionIds: listField(idField, 100) }),
  output: z.object({ revokedCount: count }),
  errors: ['User.NotFound', 'User.HoldsMore'],
});

export const unlockUsers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/user/UnlockUsers',
  access: 'permission:Pages.Users.Unlock',
  summary: 'Lets users try again whom too many failed log-ins have locked.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const impersonateUser = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/user/ImpersonateUser',
  access: 'permission:Pages.Users.Impersonate',
  summary:
    'Opens a session in a user’s name, never of one who holds more; what is done in it is recorded under both names.',
  input: z.object({ id: idField }),
  output: z.object({ token: z.string() }),
  errors: ['User.NotFound', 'User.HoldsMore', 'User.IsSelf', 'User.StateMismatch', 'Session.Expired'],
  inPerson: true,
});

export const backToImpersonator = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/account/BackToImpersonator',
  access: 'user',
  summary: 'Ends a session opened in another’s name and answers a token of one’s own account.',
  input: z.object({}),
  output: z.object({ token: z.string() }),
  errors: ['Session.NotImpersonated', 'Session.Expired'],
});

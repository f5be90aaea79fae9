import { getCurrentLoginInformations, login, logout, ping } from '@tuyuan/contract/account/account.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { AttemptLimiter } from '../../../platform/http/attempt-limiter.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { deleteSession, findPerson } from './identity.repository.ts';
import { type LoginRules, logIn } from './log-in.ts';
import { registrationRoutes } from './registration.routes.ts';

export interface IdentityDeps {
  rules: LoginRules;
  loginLimiter: AttemptLimiter;
  /** Current moment in wire format. */
  wireNow: () => string;
  /** Path of a user's avatar, or "". */
  avatarPath: (db: Database, user: Pick<Actor, 'avatarKey' | 'avatarImageId'>) => Promise<string>;
}

export function identityRoutes(app: FastifyInstance, { rules, loginLimiter, wireNow, avatarPath }: IdentityDeps): void {
  registrationRoutes(app, { rules, loginLimiter });
  bindEndpoint(app, login, async (context, input) => {
    const takeBack = loginLimiter.begin(context.clientIp);
    const token = await logIn(rules, context, input);
    takeBack();
    return token;
  });
  bindEndpoint(app, logout, async ({ db, tokenHash }) => {
    if (tokenHash) await deleteSession(db, tokenHash);
    return {};
  });
  bindEndpoint(app, ping, async ({ actor }) => ({ now: wireNow(), isLoggedIn: actor !== null }));
  bindEndpoint(app, getCurrentLoginInformations, async ({ db, actor, tenant }) => ({
    tenant: { id: tenant.id, name: tenant.name },
    permissions: actor ? [...actor.permissions] : [],
    impersonator: actor?.impersonatorId == null ? null : await findPerson(db, actor.impersonatorId),
    user: actor && {
      id: actor.id,
      userName: actor.userName,
      nickName: actor.nickName,
      avatar: await avatarPath(db, actor),
      roles: [...actor.roles],
    },
  }));
}

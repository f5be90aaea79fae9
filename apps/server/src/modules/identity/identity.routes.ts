import { getCurrentLoginInformations, getMyMenus, login, logout, ping } from '@tuyuan/contract/account.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { AttemptLimiter } from '../../platform/http/attempt-limiter.ts';
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts';
import { deleteSession } from './identity.repository.ts';
import { type LoginRules, logIn } from './log-in.ts';
import { menuTree } from './menu-tree.ts';

export interface IdentityDeps {
  rules: LoginRules;
  loginLimiter: AttemptLimiter;
  /** The moment now as the wire writes it. */
  wireNow: () => string;
  /** Path of a published picture, or "". */
  picturePath: (db: Database, imageId: number) => Promise<string>;
}

export function identityRoutes(
  app: FastifyInstance,
  { rules, loginLimiter, wireNow, picturePath }: IdentityDeps,
): void {
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
    user: actor && {
      id: actor.id,
      userName: actor.userName,
      nickName: actor.nickName,
      avatar: actor.avatarImageId === null ? '' : await picturePath(db, actor.avatarImageId),
      roles: [...actor.roles],
    },
  }));
  bindEndpoint(app, getMyMenus, async ({ actor }) => ({ items: menuTree(actor.permissions) }));
}

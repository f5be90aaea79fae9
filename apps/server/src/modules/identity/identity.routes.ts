import { getCurrentLoginInformations, getMyMenus, login, logout, ping } from '@tuyuan/contract/account.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts';
import { deleteSession } from './identity.repository.ts';
import { type LoginRules, logIn } from './log-in.ts';
import { menuTree } from './menu-tree.ts';

export interface IdentityDeps {
  rules: LoginRules;
  /** The moment now as the wire writes it. */
  wireNow: () => string;
}

export function identityRoutes(app: FastifyInstance, { rules, wireNow }: IdentityDeps): void {
  bindEndpoint(app, login, (context, input) => logIn(rules, context, input));
  bindEndpoint(app, logout, async ({ db, tokenHash }) => {
    if (tokenHash) await deleteSession(db, tokenHash);
    return {};
  });
  bindEndpoint(app, ping, async ({ actor }) => ({ now: wireNow(), isLoggedIn: actor !== null }));
  bindEndpoint(app, getCurrentLoginInformations, async ({ actor, tenant }) => ({
    tenant: { id: tenant.id, name: tenant.name },
    permissions: actor ? [...actor.permissions] : [],
    user: actor && {
      id: actor.id,
      userName: actor.userName,
      nickName: actor.nickName,
      avatar: '',
      roles: [...actor.roles],
    },
  }));
  bindEndpoint(app, getMyMenus, async ({ actor }) => ({ items: menuTree(actor.permissions) }));
}

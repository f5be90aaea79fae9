import {
  cancelAccountDeletion,
  changePassword,
  changePhone,
  getLoginAttempts,
  getSessions,
  requestAccountDeletion,
  requestDataExport,
  revokeOtherSessions,
  revokeSession,
} from '@tuyuan/contract/account/account-safety.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { deleteSessionsOf, changePassword as setPassword, changePhone as setPhone } from '../identity/index.ts';
import { unscheduleDeletion } from './account-deletion.repository.ts';
import type { AccountSafetyDeps } from './account-safety-deps.ts';
import { dataExportRoutes } from './data-export.routes.ts';
import { getLoginAttempts as attemptsOf } from './get-login-attempts.ts';
import { getSessions as sessionsOf } from './get-sessions.ts';
import { deleteOwnSession } from './own-session.repository.ts';
import { requestAccountDeletion as requestDeletion } from './request-account-deletion.ts';
import { requestDataExport as requestExport } from './request-data-export.ts';

export function accountSafetyRoutes(app: FastifyInstance, deps: AccountSafetyDeps): void {
  const { rules, timeZone } = deps;
  bindEndpoint(app, changePassword, async (context, input) => {
    await setPassword(rules, context, input);
    return {};
  });
  bindEndpoint(app, changePhone, (context, input) => setPhone(rules, context, input));
  bindEndpoint(app, getSessions, (context) => sessionsOf(context, timeZone));
  bindEndpoint(app, revokeSession, async ({ db, actor }, { id }) => {
    if (!(await deleteOwnSession(db, actor.id, id))) throw new AppError('Session.NotFound');
    return {};
  });
  bindEndpoint(app, revokeOtherSessions, ({ db, actor, tokenHash }) => deleteSessionsOf(db, actor.id, tokenHash));
  bindEndpoint(app, getLoginAttempts, (context, input) => attemptsOf(context, input, timeZone));
  bindEndpoint(app, requestDataExport, (context, input) => requestExport(rules, context, input));
  bindEndpoint(app, requestAccountDeletion, (context, input) => requestDeletion(deps, context, input));
  bindEndpoint(app, cancelAccountDeletion, async ({ db, actor }) => {
    await unscheduleDeletion(db, actor.id);
    return {};
  });
  dataExportRoutes(app, deps);
}

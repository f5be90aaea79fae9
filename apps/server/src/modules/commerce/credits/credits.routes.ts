import { getCredits } from '@tuyuan/contract/account/front-user.ts';
import * as management from '@tuyuan/contract/commerce/credit-management.ts';
import * as credits from '@tuyuan/contract/commerce/credits.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { adjustCredits } from './adjust-credits.ts';
import { getRules, tryRules, updateRules } from './change-rules.ts';
import { readAvailable } from './credit-lot.repository.ts';
import { pageOfManagedRecords, pageOfRecords } from './credit-view.repository.ts';
import { getCreditOverview } from './get-credit-overview.ts';
import { getSignIns } from './get-sign-ins.ts';
import { signIn } from './sign-in.ts';

export function creditRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, getCredits, ({ db, actor }) => readAvailable(db, actor.id));
  bindEndpoint(app, credits.getCreditOverview, (context) => getCreditOverview(context));
  bindEndpoint(app, credits.getSignIns, (context, { month }) => getSignIns(context, month, timeZone));
  bindEndpoint(app, credits.signInForCredits, (context) => signIn(context, timeZone));
  bindEndpoint(app, credits.getCreditRecords, ({ db, actor }, input) => pageOfRecords(db, actor.id, input, timeZone));
  bindEndpoint(app, management.getCreditRules, ({ db }) => getRules(db));
  bindEndpoint(app, management.tryCreditRules, (context, draft) => tryRules(context, draft, timeZone));
  bindEndpoint(app, management.updateCreditRules, async (context, input) => {
    await updateRules(context, input, timeZone);
    return getRules(context.db);
  });
  bindEndpoint(app, management.getManagedCreditRecords, ({ db }, input) => pageOfManagedRecords(db, input, timeZone));
  bindEndpoint(app, management.adjustCredits, (context, input) => adjustCredits(context, input, timeZone));
}

import * as management from '@tuyuan/contract/commerce/payout-management.ts';
import * as profit from '@tuyuan/contract/commerce/profit.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ThrottleRules } from '../../account/index.ts';
import { bindExport, type ExportDesk } from '../../site/index.ts';
import { approvePayout, rejectPayout, settlePayout, withdrawPayout } from './decide-payout.ts';
import { payoutExport } from './export-payouts.ts';
import { getProfitBalance } from './get-profit-balance.ts';
import { findManagedPayout, findOwnPayout, pageOfOwnPayouts, pageOfPayouts } from './payout.repository.ts';
import { pageOfIncome } from './profit.repository.ts';
import { requestPayout } from './request-payout.ts';
import { savePayoutAccount } from './save-payout-account.ts';

interface PayoutParts {
  box: SecretBox;
  rules: ThrottleRules;
  timeZone: string;
  exports: ExportDesk;
}

export function payoutRoutes(app: FastifyInstance, parts: PayoutParts): void {
  const { timeZone } = parts;
  const own = (db: Database, userId: number, id: number) => orThrow(findOwnPayout(db, userId, id), 'Payout.NotFound');
  const managed = ({ db, actor }: SignedInContext, id: number) =>
    orThrow(findManagedPayout(db, actor.id, id), 'Payout.NotFound');

  bindEndpoint(app, profit.getProfitBalance, (context) => getProfitBalance(context, timeZone));
  bindEndpoint(app, profit.getIncome, ({ db, actor }, input) =>
    pageOfIncome(db, { ...input, userId: actor.id, timeZone }),
  );
  bindEndpoint(app, profit.getMyPayouts, ({ db, actor }, input) => pageOfOwnPayouts(db, actor.id, input));
  bindEndpoint(app, profit.savePayoutAccount, (context, input) => savePayoutAccount(parts, context, input));
  bindEndpoint(app, profit.requestPayout, async (context, { amountCents }) =>
    own(context.db, context.actor.id, await requestPayout(context, amountCents)),
  );
  bindEndpoint(app, profit.withdrawPayout, async (context, { id }) => {
    await withdrawPayout(context, id);
    return own(context.db, context.actor.id, id);
  });
  bindEndpoint(app, management.getPayouts, ({ db, actor }, input) => pageOfPayouts(db, actor.id, input));
  bindExport(app, parts.exports, payoutExport(parts.box));
  bindEndpoint(app, management.approvePayout, async (context, { id }) => {
    await approvePayout(context, id);
    return managed(context, id);
  });
  bindEndpoint(app, management.rejectPayout, async (context, input) => {
    await rejectPayout(context, input);
    return managed(context, input.id);
  });
  bindEndpoint(app, management.settlePayout, async (context, input) => {
    await settlePayout(context, input);
    return managed(context, input.id);
  });
}

import * as ledger from '@tuyuan/contract/commerce/ledger.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { integrityReport } from './integrity-report.ts';
import { findAccount, pageOfAccounts, pageOfEntries } from './ledger-report.repository.ts';

export function ledgerRoutes(app: FastifyInstance): void {
  bindEndpoint(app, ledger.getIntegrityReport, ({ db }) => integrityReport(db));
  bindEndpoint(app, ledger.getLedgerAccounts, ({ db }, input) => pageOfAccounts(db, input));
  bindEndpoint(app, ledger.getAccountEntries, async ({ db }, input) => {
    await orThrow(findAccount(db, input.accountId), 'Ledger.AccountNotFound');
    return pageOfEntries(db, input);
  });
}

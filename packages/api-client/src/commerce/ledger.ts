import { ledgerRoutes } from '../routes/commerce/ledger.generated.ts';
import { serviceApi } from '../service-api.ts';

export const ledgerApi = serviceApi(ledgerRoutes, { tags: ['Ledger'] });

export const { useGetIntegrityReportQuery, useGetLedgerAccountsQuery, useGetAccountEntriesQuery } = ledgerApi;

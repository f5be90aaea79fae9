import { ledgerRoutes } from '../routes/commerce/ledger.generated.ts';
import { serviceApi } from '../service-api.ts';

export const ledgerApi = serviceApi(ledgerRoutes);

export const { useGetIntegrityReportQuery, useGetLedgerAccountsQuery, useGetAccountEntriesQuery } = ledgerApi;

import { LedgerReport } from '../features/commerce/ledger/ledger-report.tsx';

export function LedgerPage() {
  return <LedgerReport />;
}

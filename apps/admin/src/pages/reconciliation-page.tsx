import { ReconciliationView } from '../features/commerce/reconciliation/reconciliation-view.tsx';

export function ReconciliationPage() {
  return <ReconciliationView />;
}

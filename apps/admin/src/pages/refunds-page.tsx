import { RefundList } from '../features/commerce/refunds/refund-list.tsx';

export function RefundsPage() {
  return <RefundList />;
}

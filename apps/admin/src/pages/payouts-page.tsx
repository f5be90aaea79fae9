import { PayoutList } from '../features/commerce/payouts/payout-list.tsx';

export function PayoutsPage() {
  return <PayoutList />;
}

import { CreditList } from '../features/commerce/credits/credit-list.tsx';

export function CreditsPage() {
  return <CreditList />;
}

import { CreditRulesScreen } from '../features/commerce/credits/credit-rules-screen.tsx';

export function CreditRulesPage() {
  return <CreditRulesScreen />;
}

import { useGetPayWaysQuery } from '@tuyuan/api-client/commerce/payment.ts';
import type { PaymentProviderName } from '@tuyuan/contract/commerce/payment-choices.ts';

/** Returns the provider that is offered first; undefined until it is known, or where nobody takes money. */
export function usePayProvider(): PaymentProviderName | undefined {
  return useGetPayWaysQuery({}).data?.[0]?.provider;
}

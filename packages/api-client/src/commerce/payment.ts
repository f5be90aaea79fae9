import { paymentRoutes } from '../routes/commerce/payment.generated.ts';
import { serviceApi } from '../service-api.ts';

export const paymentApi = serviceApi(paymentRoutes, {
  tagsOf: { startPayment: [], getPayWays: [], getPayerAddress: [], getOrderPayState: ['Order'] },
});

export const { useGetPayWaysQuery, useLazyGetPayerAddressQuery, useStartPaymentMutation, useGetOrderPayStateQuery } =
  paymentApi;

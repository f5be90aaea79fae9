import { orderRoutes } from '../routes/commerce/order.generated.ts';
import { serviceApi } from '../service-api.ts';

export const orderApi = serviceApi(orderRoutes, {
  tags: ['Order', 'Cart'],
  tagsOf: { quoteOrder: ['Cart'], download: [], packageDownload: [] },
  queries: ['quoteOrder'],
  keyed: ['createOrder', 'payByPackage', 'requestRefund'],
});

export const {
  useQuoteOrderQuery,
  useCreateOrderMutation,
  usePayByPackageMutation,
  useCancelOrderMutation,
  useGetMyOrdersQuery,
  useGetMyOrderQuery,
  useRequestRefundMutation,
  useWithdrawRefundMutation,
  useDownloadMutation,
  usePackageDownloadMutation,
} = orderApi;

import { creditMallOrderDataRoutes } from '../routes/commerce/credit-mall-order-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const creditMallOrderDataApi = serviceApi(creditMallOrderDataRoutes, {
  tags: ['Mall', 'Credit', 'Order'],
  keyed: ['createMallOrder', 'cancelMallOrder'],
  // Said in the dialog.
  quiet: ['createMallOrder'],
});

export const {
  useCreateMallOrderMutation,
  useGetMyMallOrdersQuery,
  useGetMyMallOrderQuery,
  useCancelMallOrderMutation,
  useConfirmMallReceiptMutation,
  useGetMallRecipientQuery,
} = creditMallOrderDataApi;
